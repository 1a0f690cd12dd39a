export const dashboardMenu = {
  agenda: "Agenda",
  editMember: "Edit member",
  editProfile: "Edit profile",
  help: "Help",
  editThisPage: "Edit this page",
  editFailed: "Edit this page (failed, try again)",
  signout: "Signout",
}

export const notice = {
  name: "Session",
  login: "Log in",
  leave: "Go to the publications",
}
