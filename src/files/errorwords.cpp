#include "files/errorwords.h"

#include <cerrno>
#include <system_error>

#include <sys/stat.h>

namespace muster {

ErrorWords errorWords(int error)
{
    switch (error) {
    case ENOSPC:
        return {"the disk is full", "Make room on it, or save elsewhere."};
    case EDQUOT:
        return {"your share of the disk is used up", "Make room on it, or save elsewhere."};
    case EFBIG:
        return {"the file would be larger than you may write here", "Save elsewhere."};
    case EROFS:
        return {"the disk can only be read", "Save elsewhere."};
    case EACCES:
    case EPERM:
        return {"you have no right to do so", "Save elsewhere, or ask for the right to write to this folder."};
    case ENOENT:
    case ENOTDIR:
        return {"there is no such folder", "Check the name, or make the folder first."};
    case ENAMETOOLONG:
        return {"the name is too long", "Give it a shorter one."};
    case EIO:
        return {"the disk reports an error", "Save elsewhere, and check the disk."};
    case EAGAIN:
        return {"it would have to be waited for", "Name a file."};
    case ELOOP:
        return {"its links lead in a circle", "Correct the links."};
    default:
        return {std::generic_category().message(error), "Is the folder there, and may you write in it?"};
    }
}

std::string kindInWords(mode_t mode)
{
    if (S_ISDIR(mode))
        return "a folder, not a file";
    if (S_ISSOCK(mode))
        return "a socket, not a file";
    return S_ISFIFO(mode) ? "a pipe, not a file" : "a device, not a file";
}

} // namespace muster
