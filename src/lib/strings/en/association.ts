export const call = {
  title: "Want to be a member?",
  text: "Practices of every size join G30 to share contracts, sites, materials and time.",
  join: "How to join",
  contact: "Contact us",
}

export const about = {
  beside: "People and groups",
  board: "Board",
}
