const megabytes = (bytes: number) => (bytes / 1_000_000).toFixed(1)

const lowered = (label: string) => label.charAt(0).toLowerCase() + label.slice(1)

export const files = {
  size: (bytes: number) => (bytes < 999_500 ? `${Math.max(1, Math.round(bytes / 1000))} kB` : `${megabytes(bytes)} MB`),
  sent: (sent: number, total: number) => `${megabytes(sent)} of ${megabytes(total)} MB`,
  waiting: "Waiting",
  pending: (count: number) =>
    count === 1 ? "1 file is on its way. Saving waits for it." : `${count} files are on their way. Saving waits for them.`,
  uploadOf: (file: string) => `Upload of ${file}`,
  cancelOf: (file: string) => `Cancel the upload of ${file}`,
  retryOf: (file: string) => `Retry the upload of ${file}`,
  removeOf: (file: string) => `Remove ${file}`,
  dismissOf: (file: string) => `Dismiss the message about ${file}`,
  because: (file: string, reason: string) => `${file}: ${reason}`,
  format: "this format is not supported",
  size20: (megabytesAllowed: number) => `larger than ${megabytesAllowed} MB`,
  pixels: (megapixels: number) => `more than ${megapixels} megapixels`,
  empty: "this file is empty",
  damaged: "this picture can't be read",
  lost: "its bytes are no longer in this browser. Choose the file again.",
  offline: "no connection. Retry when you are online.",
  notUploaded: (file: string) => `${file} could not be uploaded. Retry or remove it.`,
  or: "or",
  choose: "Choose files",
  chooserOf: (label: string) => `Files for ${lowered(label)}`,
  add: "Add a file",
  publicOnDrupal: "On this site’s Drupal, files are public to whoever has their address, also those of drafts and of events for the board.",
  none: "No files yet. PDF, office files or ZIP, up to 20 MB each.",
  description: "Description",
  descriptionOf: (file: string) => `Description of ${file}`,
}

export const pictures = {
  dropOne: (name: string): string =>
    name === "field_logo" ? "Drop a logo" : name === "field_image" ? "Drop to set the cover" : "Drop a picture",
  hintOne: (name: string): string =>
    name === "field_logo"
      ? "PNG, JPEG or WebP, square works best"
      : "Landscape, 1600 px wide or more. JPEG, PNG, WebP or AVIF, up to 20 MB",
  withoutLogo: (initials: string) => `Without a logo the site shows the initials ${initials}.`,
  replace: "Replace",
  fromLibrary: "Choose from the library",
  alt: "Alt text",
  altHint: "Describes the picture for people who can't see it.",
  altMissing: "Alt text missing",
  decoration: "Decoration only, no alt text",
  isDecoration: "Decoration",
  caption: "Caption",
  broken: "The picture could not be loaded",
  focus: {
    set: "Set focus point",
    title: "Focus point",
    text: "Where the site cuts the picture, this point stays in view. Click on the picture, or move the point with the arrow keys; with Shift it moves in smaller steps.",
    point: (x: number, y: number) => `Focus point, ${x} % from the left, ${y} % from the top`,
    centre: "Centre",
    done: "Set",
  },
}

export const gallery = {
  drop: "Drop pictures here",
  hint: "JPEG, PNG, WebP or AVIF, up to 20 MB each",
  list: (label: string) => `Pictures of ${lowered(label)}`,
  picture: (number: number) => `Picture ${number}`,
  edit: (number: number, state: string) => `Texts of picture ${number}: ${state}`,
  move: (number: number) => `Move picture ${number}, use arrow keys`,
  moveHelp: "Space picks the picture up, the arrow keys move it, Space drops it, Escape cancels.",
  remove: (number: number) => `Remove picture ${number}`,
  done: "Done",
  picked: (number: number) => `Picture ${number} picked up. The arrow keys move it, Space drops it, Escape cancels.`,
  moved: (number: number, to: number, of: number) => `Picture ${number} moved to ${to} of ${of}`,
  dropped: (number: number, at: number, of: number) => `Picture ${number} dropped at ${at} of ${of}`,
  cancelled: (number: number, of: number) => `Cancelled. Picture ${number} is back at ${number} of ${of}`,
  removed: (number: number, left: number) => `Picture ${number} removed, ${left} left`,
}

export const library = {
  title: "Choose a picture",
  search: "Search by file name",
  loading: "Loading pictures",
  failed: {
    title: "The pictures could not be loaded",
  },
  empty: "No pictures yet. Those that you upload appear here.",
  noResult: (text: string) => `No picture has “${text}” in its name.`,
  clear: "Clear the search",
  list: "Pictures",
  previous: "Previous pictures",
  next: "Next pictures",
  facts: (width: number, height: number) => `${width} × ${height} px`,
  lastAlt: (alt: string) => `Described elsewhere as “${alt}”`,
  noChoice: "Choose a picture to see where it is used.",
  choose: "Use this picture",
  usedIn: "Used in",
  usesLoading: "Checking where it is used",
  usesFailed: "Where it is used could not be loaded.",
  unused: "Not used yet",
  more: (count: number) => `and ${count} more`,
  hidden: (count: number) => (count === 1 ? "1 place that you may not see" : `${count} places that you may not see`),
  replace: {
    open: "Replace the file everywhere",
    title: (file: string) => `Replace ${file}`,
    text: "The new file takes this one's address. Each place that shows it shows the new file: at once in the dashboard, on the site after the next build.",
    shown: "This changes:",
    choose: "Choose the new file",
    chosen: (file: string, size: string) => `New file: ${file}, ${size}`,
    sameType: (extension: string) => `It has to be a ${extension} file, like the present one.`,
    confirm: "Replace everywhere",
    replacing: "Replacing",
    done: (file: string) => `${file} is replaced.`,
  },
}
