import type * as english from "../en/drupal-words.ts"

export const drupalWords: typeof english.drupalWords = {
  noMail:
    "Ce serveur ne peut pas envoyer de courriels ; aucun lien n’est donc parti. La personne qui gère le site doit configurer le courriel de Drupal, et peut entre-temps vous donner un nouveau mot de passe.",
  readOnly:
    "Ce serveur n’accepte aucune modification : son JSON:API est en lecture seule. La personne qui gère le site peut changer cela dans Drupal, à l’adresse /admin/config/services/jsonapi.",
  unknownSite:
    "Le serveur ne connaît pas ce site ; personne ne peut donc s’y connecter. La personne qui gère le site doit vérifier son « consumer » OAuth.",
  unknownScope:
    "Il manque au serveur une portée (scope) que ce site demande ; personne ne peut donc s’y connecter. La personne qui gère le site doit l’ajouter dans Drupal.",
  noPasswordGrant:
    "Le serveur ne permet à personne de se connecter ici avec un mot de passe. La personne qui gère le site doit accorder à son « consumer » OAuth l’autorisation par mot de passe.",
  blockedAddress: "Trop de tentatives ont échoué depuis cette connexion. Réessayez dans une heure.",
  blockedAccount: "Ce compte est bloqué ou n’a pas encore été activé.",
  field: (name) => `Votre compte ne peut pas modifier le champ « ${name} ».`,
  noField: (name) => `Ce serveur n’a pas de champ « ${name} ». Laissez-le vide, ou demandez à la personne qui gère le site de l’ajouter.`,
  upload: "Votre compte ne peut pas téléverser de fichiers ici.",
  textFormat: "Votre compte ne peut pas utiliser le format de ce texte. La personne qui gère le site doit l’autoriser dans Drupal.",
}

/** What a Drupal without our module answers with. */
export const moduleMissing: typeof english.moduleMissing = {
  title: "Le module Drupal de ce site manque",
  text: "Le tableau de bord a besoin du module G30 dans Drupal, où il n’est pas installé. Rien n’est perdu, et les visiteurs voient le site comme avant.",
  command:
    "La personne qui gère le Drupal l’installe par sa recette, dans le dossier «\u00a0web\u00a0» du Drupal, puis recharge cette page\u00a0:",
}
