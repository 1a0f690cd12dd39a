export const joining = {
  title: "Introduce your practice",
  lead: "One page is enough. Two members read it before they visit you.",
  subject: "Our practice wants to join G30",
  practice: "Name of the practice",
  practiceMissing: "Enter the name of your practice.",
  name: "Your name",
  nameMissing: "Enter your name.",
  people: "How many people work there?",
  peopleHint: "The annual fee depends on it.",
  region: "Region",
  project: "One project that you would like to show",
  projectHint: "Its name and place, or a link to it.",
  why: "A question that you would like to work on with us",
  whyMissing: "Write which question you would like to work on.",
  contact: "A phone number, or when to reach you",
}

export const clients = {
  directory: "Find a practice in the directory",
  title: "Get feedback on your brief",
  lead: "Two members who will not apply read your draft free of charge, and reply within ten days.",
  subject: "A brief to read",
  name: "Your name, and for whom you build",
  nameMissing: "Enter your name.",
  place: "Municipality of the project",
  kind: "What is it about?",
  kinds: [
    "Building or extending a house",
    "Renovation",
    "Several homes",
    "A public building",
    "A competition or a tender",
    "Something else",
  ],
  project: "The project in a few sentences",
  projectHint: "What is there now, what you need, by when, and the budget. Attach the draft in your email program.",
  projectMissing: "Describe the project in a few sentences.",
}

export const press = {
  logo: "Logo, for print and screen",
  logoOnDark: "Logo for dark grounds",
  logoAsPicture: "Logo (PNG)",
  latest: "Latest publications",
}
