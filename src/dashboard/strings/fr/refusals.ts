import type * as english from "../en/refusals.ts"

export const refusals: typeof english.refusals = {
  invalid_grant: "L’adresse de courriel ou le mot de passe est incorrect.",
  flood_user_blocked: "La connexion à ce compte a échoué plusieurs fois. Il est bloqué temporairement. Réessayez plus tard.",
  flood_ip_blocked: "Trop de connexions ont échoué depuis votre adresse IP. Elle est bloquée temporairement. Réessayez plus tard.",
  invalid_client:
    "Le serveur ne connaît pas ce site\u00a0; personne ne peut donc s’y connecter. La personne qui gère le site doit vérifier son «\u00a0consumer\u00a0» OAuth.",
  invalid_scope:
    "Il manque au serveur une portée (scope) que ce site demande\u00a0; personne ne peut donc s’y connecter. La personne qui gère le site doit l’ajouter dans Drupal.",
  unsupported_grant_type:
    "Le serveur ne permet à personne de se connecter ici avec un mot de passe. La personne qui gère le site doit accorder à son «\u00a0consumer\u00a0» OAuth l’autorisation par mot de passe.",
  "too-many-requests": "Trop de demandes sont venues de votre adresse. Réessayez plus tard.",
  "too-many-invitations": "Trop d’invitations ont été envoyées. Réessayez plus tard.",
  "too-many-wrong-passwords": "Le mot de passe actuel était incorrect trop souvent. Réessayez plus tard.",
  "too-many-saves": "Ce compte a enregistré autant en une heure que le serveur accepte. Rien n’est perdu\u00a0: enregistrez plus tard.",
  "link-ended": "Ce lien n’est plus valable. Demandez-en un autre.",
  "first-link-ended":
    "Ce lien a servi, a été remplacé ou a expiré. Tant qu’il n’y a pas d’administrateur, chaque démarrage du serveur en affiche un nouveau.",
  "password-needed-for-mail": "Le mot de passe actuel manque ou est incorrect\u00a0; il est nécessaire pour changer l’adresse de courriel.",
  "password-needed-for-password": "Le mot de passe actuel manque ou est incorrect\u00a0; il est nécessaire pour en choisir un autre.",
  "password-short": "Le mot de passe est trop court\u00a0: il faut au moins {least}\u00a0caractères.",
  "password-long": "Le mot de passe est trop long\u00a0: il peut avoir {most}\u00a0caractères au plus.",
  "password-own": "Le mot de passe est le nom ou l’adresse de courriel du compte\u00a0: choisissez-en un autre.",
  "password-common": "Ce mot de passe est parmi les plus courants, et donc parmi les premiers essayés\u00a0: choisissez-en un autre.",
  "username-missing": "Donnez un nom d’utilisateur.",
  "username-begins-with-space": "Le nom ne peut pas commencer par une espace.",
  "username-ends-with-space": "Le nom ne peut pas se terminer par une espace.",
  "username-has-spaces": "Le nom ne peut pas contenir plusieurs espaces de suite.",
  "username-illegal": "Le nom contient un caractère qui n’est pas permis.",
  "username-long": "Le nom {name} est trop long\u00a0: il peut avoir {most}\u00a0caractères au plus.",
  "username-taken": "Le nom {name} est déjà pris.",
  "mail-taken": "L’adresse de courriel {mail} est déjà utilisée.",
  "mail-invalid": "Ce n’est pas une adresse de courriel valable.",
  "last-administrator-deleted":
    "C’est le dernier administrateur actif. Désignez-en d’abord un autre\u00a0: ce compte pourra alors être supprimé.",
  "last-administrator-demoted":
    "C’est le dernier administrateur actif. Désignez-en d’abord un autre\u00a0: ce compte pourra alors perdre le rôle.",
  "last-administrator-blocked":
    "C’est le dernier administrateur actif. Désignez-en d’abord un autre\u00a0: ce compte pourra alors être bloqué.",
  "invited-has-password": "{name} a déjà un mot de passe. Qui l’a oublié en demande un nouveau à la page de connexion.",
  "invited-is-blocked": "{name} est bloqué. Débloquez le compte, puis envoyez l’invitation.",
  "account-missing": "Ce compte n’existe pas.",
  "role-not-given":
    "Vous ne pouvez ni donner ni retirer le rôle {role}\u00a0: cela se fait dans Drupal, par une personne qui peut gérer les droits.",
  missing: "Ce champ est obligatoire.",
  "wrong-type": "Cette valeur n’est pas du bon type.",
  "no-choice": "La valeur choisie n’est pas permise.",
  invalid: "Cette valeur n’est pas valable.",
  taken: "Cette valeur est déjà utilisée.",
  "summary-long": "Le résumé peut avoir {most}\u00a0caractères au plus.",
  "too-long": "{label}\u00a0: {most}\u00a0caractères au plus.",
  "too-low": "{label}\u00a0: au moins {least}.",
  "too-high": "{label}\u00a0: au plus {most}.",
  "too-many-values": "Ce champ peut contenir {most} valeurs au plus.",
  "end-before-start": "La fin ne peut pas précéder le début.",
  "day-to-come": "Ce jour est encore à venir\u00a0: donnez celui d’aujourd’hui, ou gardez un brouillon.",
  "text-of-original": "C’est encore le texte de l’original\u00a0: traduisez-le, ou gardez un brouillon.",
  "alt-missing": "L’image n’a pas de texte alternatif\u00a0: décrivez ce qu’elle montre, ou marquez-la comme décorative.",
  "text-long": "Le texte a {count}\u00a0caractères\u00a0; il peut en avoir {most} au plus. Divisez-le, ou joignez-le en fichier.",
  "text-formatted": "Le texte a trop de mise en forme. Divisez-le, ou joignez-le en fichier.",
  "address-taken": "L’adresse {address} est déjà celle de «\u00a0{label}\u00a0». Choisissez-en une autre.",
  "address-of-other": "L’adresse {address} est déjà celle d’un autre contenu dans cette langue. Choisissez-en une autre.",
  "address-long": "L’adresse peut avoir {most}\u00a0caractères au plus.",
  "address-encoded":
    "L’adresse ne peut contenir ni signe de pourcentage ni barre oblique inverse\u00a0: écrivez ses lettres telles quelles.",
  "address-spaced": "L’adresse ne peut pas contenir d’espaces ni de caractères invisibles.",
  "address-dotted": "Aucune partie de l’adresse ne peut être vide ou faite de points.",
  "address-of-page": "L’adresse d’une page n’a qu’une partie.",
  "address-of-kind": "Les adresses de ce genre sont faites de {path} et d’une seule autre partie.",
  "address-of-site": "Les adresses avec {path} appartiennent au site. Choisissez-en une autre.",
  "target-long": "La cible peut avoir {most}\u00a0caractères au plus.",
  "target-form": "Écrivez la cible ainsi\u00a0: internal:/post/new, entity:node/5 ou https://example.org.",
  "target-missing": "Il n’y a pas de contenu {number}.",
  "file-extension": "Seuls ces types de fichier sont acceptés\u00a0: {extensions}.",
  "file-large": "Le fichier dépasse la taille maximale de {most}\u00a0Mo.",
  "file-type": "Le fichier n’est pas du type {extension}, quoi qu’en dise son nom.",
  "file-keeps-type": "Le fichier garde son adresse, qui se termine par .{extension}\u00a0: seul un fichier de ce type peut le remplacer.",
  "file-missing": "Ce fichier n’existe pas.",
  "file-lost": "Le fichier manque sur le disque du serveur.",
  "file-unowned": "Ce à quoi le fichier était destiné a été supprimé entre-temps.",
  "file-not-replaced":
    "Seuls les rédacteurs et les administrateurs remplacent des fichiers\u00a0; les membres, ceux qu’ils ont envoyés et que seule leur page utilise.",
  "picture-large": "L’image a plus de {most} mégapixels.",
  "picture-damaged": "L’image ne peut pas être affichée\u00a0: elle est endommagée.",
  "upload-slow": "Le fichier arrivait trop lentement, l’envoi a été abandonné. Envoyez-le à nouveau.",
  "upload-broken": "L’envoi s’est interrompu avant la fin du fichier.",
  "uploads-running": "Vous envoyez déjà {count} fichiers. Envoyez le suivant quand l’un d’eux est arrivé.",
  "uploads-unused":
    "Vous avez envoyé {count}\u00a0fichiers que rien n’utilise. Enregistrez ce à quoi ils sont destinés, ou attendez\u00a0: ils sont supprimés un jour plus tard.",
  "uploads-elsewhere": "Le serveur reçoit autant de fichiers qu’il peut. Réessayez dans quelques secondes.",
  changed: "Ce contenu a été modifié entre-temps. Rechargez-le et refaites le changement.",
  "never-occurs": "L’événement n’aurait jamais lieu\u00a0: aucun jour ne répond à cette règle.",
  "event-changed": "Quelqu’un a déjà modifié cet événement. Regardez-le dans l’agenda.",
  "change-outdated": "Quelqu’un a modifié ces événements depuis\u00a0: le changement ne peut plus être annulé.",
  "series-moved": "La série n’a plus lieu à ce moment\u00a0: quelqu’un l’a déplacée ou terminée. Recommencez le changement dans l’agenda.",
  "builds-of-admins": "Seuls les rédacteurs et les administrateurs publient le site.",
  "disk-nearly-full":
    "Le disque du serveur est presque plein, il n’accepte plus de fichiers. Les textes peuvent être enregistrés. Réessayez quand l’exploitant aura fait de la place.",
  "disk-full": "Le disque du serveur est plein, rien n’a été enregistré. Réessayez quand l’exploitant aura fait de la place.",
  "disk-closed": "Le serveur ne peut pas écrire sur son disque, rien n’a été enregistré. Réessayez quand l’exploitant l’aura réparé.",
  "disk-failing": "Le disque du serveur ne répond pas comme il faut, rien n’a été enregistré. Réessayez plus tard.",
  "database-busy": "Un autre programme écrit dans la base de données, rien n’a été enregistré. Réessayez dans un instant.",
  "server-failed": "Le serveur a échoué. L’exploitant en trouve la cause dans son journal sous le numéro de requête {requestId}.",
  "no-site-address": "Ce serveur ne peut pas envoyer de courriels. L’exploitant doit indiquer l’adresse publique du site.",
}

export const refused: typeof english.refused = {
  field: (name) => `Votre compte ne peut pas modifier le champ «\u00a0${name}\u00a0».`,
  textFormat: "Votre compte ne peut pas utiliser le format de ce texte. La personne qui gère le site doit l’autoriser dans Drupal.",
}

export const moduleMissing: typeof english.moduleMissing = {
  title: "Le module Drupal de ce site manque",
  text: "Le tableau de bord a besoin du module G30 dans Drupal, où il n’est pas installé. Rien n’est perdu, et les visiteurs voient le site comme avant.",
  command:
    "La personne qui gère le Drupal l’installe par sa recette, dans le dossier «\u00a0web\u00a0» du Drupal, puis recharge cette page\u00a0:",
}
