import type * as english from "../en/ask.ts"

export const ask: typeof english.ask = {
  title: "Contacter ce bureau",
  lead: (name) => `Dites à ${name} ce que vous voulez construire. Plus le bureau en sait, mieux il peut répondre.`,
  byAssociation: (name) => `Le courriel est adressé à l’association, qui le transmet à ${name}.`,
  subject: "Une question à propos d’un projet",
  subjectFor: (name) => `Pour ${name}\u00a0: une question à propos d’un projet`,
  kind: "Type de projet",
  kinds: ["Construction neuve", "Transformation ou extension", "Rénovation", "Bâtiment public", "Conseil ou étude", "Autre"],
  place: "Lieu",
  placeHint: "La commune ou l’adresse",
  budget: "Budget",
  budgets: [
    "Jusqu’à 100 000 €",
    "De 100 000 à 250 000 €",
    "De 250 000 à 500 000 €",
    "De 500 000 € à un million d’euros",
    "Plus d’un million d’euros",
    "Pas encore connu",
  ],
  timing: "Échéance",
  timings: ["Dès que possible", "Dans les six mois", "Dans l’année", "Plus tard", "Pas encore connue"],
  project: "Votre projet",
  projectHint: "Ce qui existe, ce que vous voulez construire et pour qui",
  projectMissing: "Décrivez votre projet en quelques mots.",
  failed: "Le formulaire n’a pas pu être chargé. Écrivez le courriel dans votre propre programme.",
}
