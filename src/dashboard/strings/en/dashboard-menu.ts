export const dashboardMenu = {
  name: "Dashboard",
  publications: "Publications",
  members: "Members",
  actionsProjects: "Actions & projects",
  users: "Users",
  agenda: "Agenda",
  pages: "Pages",
  tags: "Tags",
  specialities: "Specialities",
  categories: "Event categories",
  editMember: "Edit member",
  editProfile: "Edit profile",
  help: "Help",
  editThisPage: "Edit this page",
  signout: "Signout",
}

export const requests = {
  underWay: "Loading",
}

export const notice = {
  name: "Session",
  login: "Log in",
  leave: "Go to the publications",
}
