export const notFound = {
  title: "Page not found",
  code: "404",
  couldNotFind: "Could not find",
  couldNotFindThis: "Could not find this page.",
  crossedBox: "On a drawing, a crossed box means there is nothing here.",
  backHome: "Back to home",
  closest: "Is it one of these pages?",
}
