import type * as english from "../en/server-words.ts"

export const serverWords: typeof english.serverWords = [
  [/^The user credentials were incorrect\.$/, "L’adresse de courriel ou le mot de passe est incorrect."],
  [
    /^There has been more than one failed login attempt for this account\. It is temporarily blocked\. Try again later\.$/,
    "La connexion à ce compte a échoué plusieurs fois. Il est bloqué temporairement. Réessayez plus tard.",
  ],
  [
    /^Too many failed login attempts from your IP address\. This IP address is temporarily blocked\. Try again later\.$/,
    "Trop de connexions ont échoué depuis votre adresse IP. Elle est bloquée temporairement. Réessayez plus tard.",
  ],
  [/^Too many requests from your address\. Try again later\.$/, "Trop de demandes sont venues de votre adresse. Réessayez plus tard."],
  [/^Too many requests\. Try again in a minute\.$/, "Trop de demandes à la fois. Réessayez dans une minute."],
  [/^Too many invitations were sent\. Try again later\.$/, "Trop d’invitations ont été envoyées. Réessayez plus tard."],
  [
    /^The current password was wrong too often\. Try again later\.$/,
    "Le mot de passe actuel était incorrect trop souvent. Réessayez plus tard.",
  ],
  [/^No valid temp password request\.$/, "Ce lien n’est plus valable. Demandez-en un autre."],
  [
    /^This link is used, replaced or expired\. While there is no administrator, each start of the server prints a new one\.$/,
    "Ce lien a servi, a été remplacé ou a expiré. Tant qu’il n’y a pas d’administrateur, chaque démarrage du serveur en affiche un nouveau.",
  ],
  [
    /^Your current password is missing or incorrect; it's required to change the (?:Email|E-mail)\.$/,
    "Le mot de passe actuel manque ou est incorrect\u00a0; il est nécessaire pour changer l’adresse de courriel.",
  ],
  [
    /^Your current password is missing or incorrect; it's required to change the Password\.$/,
    "Le mot de passe actuel manque ou est incorrect\u00a0; il est nécessaire pour en choisir un autre.",
  ],
  [
    /^The password is too short: it needs at least (\d+) characters\.$/,
    "Le mot de passe est trop court\u00a0: il faut au moins $1\u00a0caractères.",
  ],
  [
    /^The password is too long: it may have (\d+) characters at most\.$/,
    "Le mot de passe est trop long\u00a0: il peut avoir $1\u00a0caractères au plus.",
  ],
  [
    /^The password is the account's own name or mail address: choose another\.$/,
    "Le mot de passe est le nom ou l’adresse de courriel du compte\u00a0: choisissez-en un autre.",
  ],
  [
    /^This password is one of the commonest, and among the first to be tried: choose another\.$/,
    "Ce mot de passe est parmi les plus courants, et donc parmi les premiers essayés\u00a0: choisissez-en un autre.",
  ],
  [/^You must enter a username\.$/, "Donnez un nom d’utilisateur."],
  [/^The username cannot begin with a space\.$/, "Le nom ne peut pas commencer par une espace."],
  [/^The username cannot end with a space\.$/, "Le nom ne peut pas se terminer par une espace."],
  [/^The username cannot contain multiple spaces in a row\.$/, "Le nom ne peut pas contenir plusieurs espaces de suite."],
  [/^The username contains an illegal character\.$/, "Le nom contient un caractère qui n’est pas permis."],
  [
    /^The username (.+) is too long: it must be 60 characters or less\.$/,
    "Le nom $1 est trop long\u00a0: il peut avoir 60\u00a0caractères au plus.",
  ],
  [/^The username (.+) is already taken\.$/, "Le nom $1 est déjà pris."],
  [/^The email address (.+) is already taken\.$/, "L’adresse de courriel $1 est déjà utilisée."],
  [/^This value is not a valid email address\.$/, "Ce n’est pas une adresse de courriel valable."],
  [
    /^This is the last active administrator\. Make another one first\. Then this account can be deleted\.$/,
    "C’est le dernier administrateur actif. Désignez-en d’abord un autre\u00a0: ce compte pourra alors être supprimé.",
  ],
  [
    /^This is the last active administrator\. Make another one first\. Then this account can lose the role\.$/,
    "C’est le dernier administrateur actif. Désignez-en d’abord un autre\u00a0: ce compte pourra alors perdre le rôle.",
  ],
  [
    /^This is the last active administrator\. Make another one first\. Then this account can be blocked\.$/,
    "C’est le dernier administrateur actif. Désignez-en d’abord un autre\u00a0: ce compte pourra alors être bloqué.",
  ],
  [
    /^(.+) has a password already\. Whoever forgot theirs asks for a new one at the login\.$/,
    "$1 a déjà un mot de passe. Qui l’a oublié en demande un nouveau à la page de connexion.",
  ],
  [/^(.+) is blocked\. Unblock the account, then send the invitation\.$/, "$1 est bloqué. Débloquez le compte, puis envoyez l’invitation."],
  [/^There is no such account\.$/, "Ce compte n’existe pas."],
  [/^This value should not be null\.$/, "Ce champ est obligatoire."],
  [/^This value should be of the correct primitive type\.$/, "Cette valeur n’est pas du bon type."],
  [/^The value you selected is not a valid choice\.$/, "La valeur choisie n’est pas permise."],
  [/^This value is not valid\.$/, "Cette valeur n’est pas valable."],
  [/^Summary: may not be longer than (\d+) characters\.$/, "Le résumé peut avoir $1\u00a0caractères au plus."],
  [/^(.+): (?:the text may not be|may not be|.* may not be) longer than (\d+) characters\.$/, "$1\u00a0: $2\u00a0caractères au plus."],
  [/^(.+): the value may be no less than (.+)\.$/, "$1\u00a0: au moins $2."],
  [/^(.+): the value may be no greater than (.+)\.$/, "$1\u00a0: au plus $2."],
  [/^The end may not be before the start\.$/, "La fin ne peut pas précéder le début."],
  [
    /^The address (\S+) \(\w+\) is already that of ["“](.+)["”]\. Choose another one\.$/,
    "L’adresse $1 est déjà celle de «\u00a0$2\u00a0». Choisissez-en une autre.",
  ],
  [/^The alias may not be longer than (\d+) characters\.$/, "L’adresse peut avoir $1\u00a0caractères au plus."],
  [
    /^The alias may not contain percent signs or backslashes: write its letters as they are\.$/,
    "L’adresse ne peut contenir ni signe de pourcentage ni barre oblique inverse\u00a0: écrivez ses lettres telles quelles.",
  ],
  [/^The alias may not contain spaces or invisible characters\.$/, "L’adresse ne peut pas contenir d’espaces ni de caractères invisibles."],
  [/^The alias may not have an empty part, or one of dots\.$/, "Aucune partie de l’adresse ne peut être vide ou faite de points."],
  [/^The address of a page has one part\.$/, "L’adresse d’une page n’a qu’une partie."],
  [
    /^The address of this kind \(.+\) is (\S+) and one more part\.$/,
    "Les adresses de ce genre sont faites de $1 et d’une seule autre partie.",
  ],
  [
    /^Addresses with (\S+) are the site's own\. Choose another one\.$/,
    "Les adresses avec $1 appartiennent au site. Choisissez-en une autre.",
  ],
  [/^A target may have (\d+) characters at most\.$/, "La cible peut avoir $1\u00a0caractères au plus."],
  [/^Write the target as (.+) or (.+)\.$/, "Écrivez la cible ainsi\u00a0: $1 ou $2."],
  [/^There is no item (\d+)\.$/, "Il n’y a pas de contenu $1."],
  [
    /^The text has (\d+) characters; it may have (\d+) at most\. Divide it, or attach it as a file\.$/,
    "Le texte a $1\u00a0caractères\u00a0; il peut en avoir $2 au plus. Divisez-le, ou joignez-le en fichier.",
  ],
  [
    /^The text has (?:more than )?(\d+) tags.*Divide it, or attach it as a file\.$/,
    "Le texte a trop de mise en forme. Divisez-le, ou joignez-le en fichier.",
  ],
  [/^This field cannot hold more than (\d+) values\.$/, "Ce champ peut contenir $1 valeurs au plus."],
  [/^Only files with the following extensions are allowed: (.+)\.$/, "Seuls ces types de fichier sont acceptés\u00a0: $1."],
  [/^The file exceeds the maximum file size of (.+) MB\.$/, "Le fichier dépasse la taille maximale de $1\u00a0Mo."],
  [/^The file is (?:a (\S+) and )?no (\S+), whatever its name says\.$/, "Le fichier n’est pas du type $2, quoi qu’en dise son nom."],
  [
    /^The file keeps its address, which ends in \.(\S+), so only a file of that type can replace it\.$/,
    "Le fichier garde son adresse, qui se termine par .$1\u00a0: seul un fichier de ce type peut le remplacer.",
  ],
  [/^The picture has more than (.+) megapixels\.$/, "L’image a plus de $1 mégapixels."],
  [/^The picture can't be shown: .+$/, "L’image ne peut pas être affichée\u00a0: elle est endommagée."],
  [
    /^The file came too slowly, so the upload was given up\. Send it again\.$/,
    "Le fichier arrivait trop lentement, l’envoi a été abandonné. Envoyez-le à nouveau.",
  ],
  [/^The upload broke off before the file was whole\.$/, "L’envoi s’est interrompu avant la fin du fichier."],
  [
    /^You are uploading (\d+) files already\. Send the next when one is done\.$/,
    "Vous envoyez déjà $1 fichiers. Envoyez le suivant quand l’un d’eux est arrivé.",
  ],
  [
    /^You have uploaded (\d+) files that nothing uses\. Save what they are for, or wait: a day later they are removed\.$/,
    "Vous avez envoyé $1\u00a0fichiers que rien n’utilise. Enregistrez ce à quoi ils sont destinés, ou attendez\u00a0: ils sont supprimés un jour plus tard.",
  ],
  [
    /^The server is receiving as many files as it can\. Try again in a few seconds\.$/,
    "Le serveur reçoit autant de fichiers qu’il peut. Réessayez dans quelques secondes.",
  ],
  [
    /^Only admins replace files, and members those that they brought and that only their own page uses\.$/,
    "Seuls les rédacteurs et les administrateurs remplacent des fichiers\u00a0; les membres, ceux qu’ils ont envoyés et que seule leur page utilise.",
  ],
  [/^There is no such file\.$/, "Ce fichier n’existe pas."],
  [/^The file is missing from the server's disk\.$/, "Le fichier manque sur le disque du serveur."],
  [/^What the file was for has been deleted meanwhile\.$/, "Ce à quoi le fichier était destiné a été supprimé entre-temps."],
  [
    /^It was changed since it was read, and is at revision (\S+) now\. Read it again and repeat the change on that\.$/,
    "Ce contenu a été modifié entre-temps. Rechargez-le et refaites le changement.",
  ],
  [
    /^The event would never take place: no day fits this rule\.$/,
    "L’événement n’aurait jamais lieu\u00a0: aucun jour ne répond à cette règle.",
  ],
  [
    /^Somebody has changed this event already\. Look at it in the agenda\.$/,
    "Quelqu’un a déjà modifié cet événement. Regardez-le dans l’agenda.",
  ],
  [
    /^Somebody has changed these events since, so that the change can't be taken back\.$/,
    "Quelqu’un a modifié ces événements depuis\u00a0: le changement ne peut plus être annulé.",
  ],
  [
    /^The series no longer takes place then: somebody has moved or ended it\. Begin the change again in the agenda\.$/,
    "La série n’a plus lieu à ce moment\u00a0: quelqu’un l’a déplacée ou terminée. Recommencez le changement dans l’agenda.",
  ],
  [
    /^(?:The current user is not allowed to|The '.+' permission is required|The following permissions are required:|Users can only|Only its own user|This is for who is signed in).*$/,
    "Vous n’avez pas le droit de faire cela.",
  ],
  [
    /^Only contributors and administrators see how the site is published\.$/,
    "Seuls les rédacteurs et les administrateurs voient comment le site est publié.",
  ],
  [
    /^The server's disk is nearly full, so it takes no files\. Texts can be saved\. Try again when the operator has made room\.$/,
    "Le disque du serveur est presque plein, il n’accepte plus de fichiers. Les textes peuvent être enregistrés. Réessayez quand l’exploitant aura fait de la place.",
  ],
  [
    /^The server's disk is full, so nothing was stored\. Try again when the operator has made room\.$/,
    "Le disque du serveur est plein, rien n’a été enregistré. Réessayez quand l’exploitant aura fait de la place.",
  ],
  [
    /^This account has saved as much in an hour as the server takes\. Nothing is lost: save again later\.$/,
    "Ce compte a enregistré autant en une heure que le serveur accepte. Rien n’est perdu\u00a0: enregistrez plus tard.",
  ],
  [
    /^The server can't write to its disk, so nothing was stored\. Try again when the operator has fixed it\.$/,
    "Le serveur ne peut pas écrire sur son disque, rien n’a été enregistré. Réessayez quand l’exploitant l’aura réparé.",
  ],
  [
    /^The server's disk doesn't answer as it should, so nothing was stored\. Try again later\.$/,
    "Le disque du serveur ne répond pas comme il faut, rien n’a été enregistré. Réessayez plus tard.",
  ],
  [
    /^Another program is writing to the database, so nothing was stored\. Try again in a moment\.$/,
    "Un autre programme écrit dans la base de données, rien n’a été enregistré. Réessayez dans un instant.",
  ],
  [
    /^The server failed\. The operator finds the cause in its log under the request id (\S+)\.$/,
    "Le serveur a échoué. L’exploitant en trouve la cause dans son journal sous le numéro de requête $1.",
  ],
  [
    /^The server failed\. The operator finds the cause in its log under the request id\.$/,
    "Le serveur a échoué. L’exploitant en trouve la cause dans son journal.",
  ],
  [
    /^This server can't send mail: .+$/,
    "Ce serveur ne peut pas envoyer de courriels. L’exploitant doit indiquer l’adresse publique du site.",
  ],
  [
    /^This day is still to come: give the day of today, or keep it a draft\.$/,
    "Ce jour est encore à venir\u00a0: donnez celui d’aujourd’hui, ou gardez un brouillon.",
  ],
  [
    /^This is still the text of the original: translate it, or keep it a draft\.$/,
    "C’est encore le texte de l’original\u00a0: traduisez-le, ou gardez un brouillon.",
  ],
]
