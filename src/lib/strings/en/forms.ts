export const forms = {
  show: "Show",
  hide: "Hide",
  showPassword: "Show password",
  capsLock: "Caps Lock is on",
  close: "Close",
  toFix: (count: number) => (count === 1 ? "1 thing to fix" : `${count} things to fix`),
}

export const mail = {
  optional: (label: string) => `${label} (optional)`,
  note: (to: string) => `This page sends nothing itself. It opens your email program with your text, addressed to ${to}.`,
  prepare: "Prepare the email",
  incomplete: "This is not a complete email address.",
  opened: (to: string) =>
    `Your email program should show the text below. Send it from there. If no program has opened, copy the text and send it to ${to}.`,
  tooLong: (to: string) => `Your text is too long for an email program to take over. Copy it, and paste it into an email to ${to}.`,
  text: "Text of the email",
  copy: "Copy the text of the email",
  again: "Open the email program",
  inProgram: "Write it in your email program",
}

export const ask = {
  title: "Contact this practice",
  lead: (name: string) => `Tell ${name} what you want to build. The more it knows, the better it can answer.`,
  byAssociation: (name: string) => `The email goes to the association, which passes it on to ${name}.`,
  subject: "A question about a project",
  subjectFor: (name: string) => `For ${name}: a question about a project`,
  kind: "Kind of project",
  kinds: ["New building", "Conversion or extension", "Renovation", "Public building", "Advice or study", "Something else"],
  place: "Place",
  placeHint: "The municipality, or the address",
  budget: "Budget",
  budgets: [
    "Up to €100,000",
    "€100,000 to €250,000",
    "€250,000 to €500,000",
    "€500,000 to €1 million",
    "More than €1 million",
    "Not known yet",
  ],
  timing: "Timing",
  timings: ["As soon as possible", "Within six months", "Within a year", "Later", "Not known yet"],
  project: "Your project",
  projectHint: "What there is, what you want to build, and for whom",
  projectMissing: "Describe your project in a few words.",
  failed: "The form could not be loaded. Write the email in your own program.",
}

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
