export const call = {
  title: "Want to be a member?",
  text: "Practices of every size join G30 to share contracts, sites, materials and time.",
  join: "How to join",
  contact: "Contact us",
}

export const forClients = {
  title: "Looking for an architect?",
  text: "How to choose a practice, what a brief should contain, and two members who read yours free of charge.",
  more: "How to go about it",
}

export const about = {
  beside: "People and groups",
  board: "Board",
}
