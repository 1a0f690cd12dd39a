export const preview = {
  title: "Preview",
  frame: "The page as visitors will see it",
  width: "Width of the page",
  devices: { phone: "Phone", tablet: "Tablet", desktop: "Desktop" },
  close: "Close the preview",
  failed: "The preview could not be loaded. Check your connection and press Preview again.",
  none: "This has no page of its own.",
}
