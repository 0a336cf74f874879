#pragma once

#include "bundle.h"

#include <string>

namespace muster::fuzz {

/// A temporary folder that holds the files of one input at a time; in memory where the system has a place for that.
class Folder {
public:
    explicit Folder(const std::string& name);
    ~Folder();
    Folder(const Folder&) = delete;
    Folder& operator=(const Folder&) = delete;

    [[nodiscard]] const std::string& path() const { return m_path; }

    /// Takes away what is there and writes these files; names that are none for a file in a folder are left out.
    void fill(const Bundle& bundle) const;

private:
    std::string m_path;
};

} // namespace muster::fuzz
