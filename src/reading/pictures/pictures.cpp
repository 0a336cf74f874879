#include "reading/pictures/pictures.h"

#include "plugins/load.h"
#include "reading/pictures/codesearch.h"
#include "reading/pictures/picturefile.h"
#include "reading/pictures/told.h"

namespace muster {

Result<CodesInPicture> codesInPicture(std::string_view bytes, const std::string& file,
                                      std::chrono::milliseconds mostTime)
{
    const auto deadline = Clock::now() + mostTime;
    const auto picture = decodedPicture(bytes, file);
    if (!picture)
        return tl::unexpected(picture.error());
    const auto reader = plugin<CodeReaderPlugin>(file);
    if (!reader)
        return tl::unexpected(reader.error());
    return told(codesIn(**reader, picture->image, deadline), file,
                picture->isWhole ? "the picture" : "the picture, whose file is not whole");
}

} // namespace muster
