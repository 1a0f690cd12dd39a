import type * as english from "../en/server-words.ts"

export const serverWords: typeof english.serverWords = [
  [/^The user credentials were incorrect\.$/, "Het e-mailadres of het wachtwoord is niet juist."],
  [
    /^There has been more than one failed login attempt for this account\. It is temporarily blocked\. Try again later\.$/,
    "Aanmelden met dit account is meermaals mislukt. Het is tijdelijk geblokkeerd. Probeer het later opnieuw.",
  ],
  [
    /^Too many failed login attempts from your IP address\. This IP address is temporarily blocked\. Try again later\.$/,
    "Er zijn te veel mislukte aanmeldingen vanaf uw IP-adres. Het is tijdelijk geblokkeerd. Probeer het later opnieuw.",
  ],
  [/^Too many requests from your address\. Try again later\.$/, "Er kwamen te veel aanvragen van uw adres. Probeer het later opnieuw."],
  [/^Too many requests\. Try again in a minute\.$/, "Te veel aanvragen tegelijk. Probeer het over een minuut opnieuw."],
  [/^Too many invitations were sent\. Try again later\.$/, "Er zijn te veel uitnodigingen verstuurd. Probeer het later opnieuw."],
  [/^The current password was wrong too often\. Try again later\.$/, "Het huidige wachtwoord was te vaak fout. Probeer het later opnieuw."],
  [/^No valid temp password request\.$/, "Deze link is niet meer geldig. Vraag een nieuwe aan."],
  [
    /^This link is used, replaced or expired\. While there is no administrator, each start of the server prints a new one\.$/,
    "Deze link is gebruikt, vervangen of verlopen. Zolang er geen beheerder is, toont elke start van de server een nieuwe.",
  ],
  [
    /^Your current password is missing or incorrect; it's required to change the (?:Email|E-mail)\.$/,
    "Het huidige wachtwoord ontbreekt of is niet juist; het is nodig om het e-mailadres te wijzigen.",
  ],
  [
    /^Your current password is missing or incorrect; it's required to change the Password\.$/,
    "Het huidige wachtwoord ontbreekt of is niet juist; het is nodig om een ander te kiezen.",
  ],
  [/^The password is too short: it needs at least (\d+) characters\.$/, "Het wachtwoord is te kort: er zijn minstens $1 tekens nodig."],
  [/^The password is too long: it may have (\d+) characters at most\.$/, "Het wachtwoord is te lang: het mag hoogstens $1 tekens hebben."],
  [
    /^The password is the account's own name or mail address: choose another\.$/,
    "Het wachtwoord is de naam of het e-mailadres van het account: kies een ander.",
  ],
  [
    /^This password is one of the commonest, and among the first to be tried: choose another\.$/,
    "Dit wachtwoord is een van de meest gebruikte en wordt dus als eerste geprobeerd: kies een ander.",
  ],
  [/^You must enter a username\.$/, "Geef een gebruikersnaam."],
  [/^The username cannot begin with a space\.$/, "De naam mag niet met een spatie beginnen."],
  [/^The username cannot end with a space\.$/, "De naam mag niet met een spatie eindigen."],
  [/^The username cannot contain multiple spaces in a row\.$/, "De naam mag niet meerdere spaties na elkaar bevatten."],
  [/^The username contains an illegal character\.$/, "De naam bevat een teken dat niet toegelaten is."],
  [/^The username (.+) is too long: it must be 60 characters or less\.$/, "De naam $1 is te lang: hij mag hoogstens 60 tekens hebben."],
  [/^The username (.+) is already taken\.$/, "De naam $1 is al in gebruik."],
  [/^The email address (.+) is already taken\.$/, "Het e-mailadres $1 is al in gebruik."],
  [/^This value is not a valid email address\.$/, "Dit is geen geldig e-mailadres."],
  [
    /^This is the last active administrator\. Make another one first\. Then this account can be deleted\.$/,
    "Dit is de laatste actieve beheerder. Wijs eerst een andere aan; daarna kan dit account worden verwijderd.",
  ],
  [
    /^This is the last active administrator\. Make another one first\. Then this account can lose the role\.$/,
    "Dit is de laatste actieve beheerder. Wijs eerst een andere aan; daarna kan dit account de rol verliezen.",
  ],
  [
    /^This is the last active administrator\. Make another one first\. Then this account can be blocked\.$/,
    "Dit is de laatste actieve beheerder. Wijs eerst een andere aan; daarna kan dit account worden geblokkeerd.",
  ],
  [
    /^(.+) has a password already\. Whoever forgot theirs asks for a new one at the login\.$/,
    "$1 heeft al een wachtwoord. Wie het vergeten is, vraagt een nieuw aan bij het aanmelden.",
  ],
  [
    /^(.+) is blocked\. Unblock the account, then send the invitation\.$/,
    "$1 is geblokkeerd. Deblokkeer het account en verstuur dan de uitnodiging.",
  ],
  [/^There is no such account\.$/, "Dit account bestaat niet."],
  [/^This value should not be null\.$/, "Dit veld is verplicht."],
  [/^This value should be of the correct primitive type\.$/, "Deze waarde is niet van het juiste type."],
  [/^The value you selected is not a valid choice\.$/, "De gekozen waarde is niet toegelaten."],
  [/^This value is not valid\.$/, "Deze waarde is niet geldig."],
  [/^Summary: may not be longer than (\d+) characters\.$/, "De samenvatting mag hoogstens $1 tekens hebben."],
  [/^(.+): (?:the text may not be|may not be|.* may not be) longer than (\d+) characters\.$/, "$1: hoogstens $2 tekens."],
  [/^(.+): the value may be no less than (.+)\.$/, "$1: minstens $2."],
  [/^(.+): the value may be no greater than (.+)\.$/, "$1: hoogstens $2."],
  [/^The end may not be before the start\.$/, "Het einde mag niet vóór het begin liggen."],
  [
    /^The address (\S+) \(\w+\) is already that of ["“](.+)["”]\. Choose another one\.$/,
    "Het adres $1 is al dat van “$2”. Kies een ander.",
  ],
  [/^The alias may not be longer than (\d+) characters\.$/, "Het adres mag hoogstens $1 tekens hebben."],
  [
    /^The alias may not contain percent signs or backslashes: write its letters as they are\.$/,
    "Het adres mag geen procenttekens of backslashes bevatten: schrijf de letters zoals ze zijn.",
  ],
  [/^The alias may not contain spaces or invisible characters\.$/, "Het adres mag geen spaties of onzichtbare tekens bevatten."],
  [/^The alias may not have an empty part, or one of dots\.$/, "Geen deel van het adres mag leeg zijn of uit punten bestaan."],
  [/^The address of a page has one part\.$/, "Het adres van een pagina heeft één deel."],
  [/^The address of this kind \(.+\) is (\S+) and one more part\.$/, "Adressen van deze soort bestaan uit $1 en nog één deel."],
  [/^Addresses with (\S+) are the site's own\. Choose another one\.$/, "Adressen met $1 zijn van de site zelf. Kies een ander."],
  [/^A target may have (\d+) characters at most\.$/, "Het doel mag hoogstens $1 tekens hebben."],
  [/^Write the target as (.+) or (.+)\.$/, "Schrijf het doel als $1 of $2."],
  [/^There is no item (\d+)\.$/, "Er is geen item $1."],
  [
    /^The text has (\d+) characters; it may have (\d+) at most\. Divide it, or attach it as a file\.$/,
    "De tekst heeft $1 tekens; hoogstens $2 zijn toegelaten. Splits hem, of voeg hem toe als bestand.",
  ],
  [
    /^The text has (?:more than )?(\d+) tags.*Divide it, or attach it as a file\.$/,
    "De tekst heeft te veel opmaak. Splits hem, of voeg hem toe als bestand.",
  ],
  [/^This field cannot hold more than (\d+) values\.$/, "Dit veld kan hoogstens $1 waarden bevatten."],
  [/^Only files with the following extensions are allowed: (.+)\.$/, "Alleen deze bestandstypes zijn toegelaten: $1."],
  [/^The file exceeds the maximum file size of (.+) MB\.$/, "Het bestand is groter dan de maximale $1 MB."],
  [/^The file is (?:a (\S+) and )?no (\S+), whatever its name says\.$/, "Het bestand is geen $2, wat de naam ook zegt."],
  [
    /^The file keeps its address, which ends in \.(\S+), so only a file of that type can replace it\.$/,
    "Het bestand houdt zijn adres, dat eindigt op .$1: alleen een bestand van dat type kan het vervangen.",
  ],
  [/^The picture has more than (.+) megapixels\.$/, "De afbeelding heeft meer dan $1 megapixels."],
  [/^The picture can't be shown: .+$/, "De afbeelding kan niet worden getoond: ze is beschadigd."],
  [
    /^The file came too slowly, so the upload was given up\. Send it again\.$/,
    "Het bestand kwam te traag binnen, het uploaden is gestopt. Stuur het opnieuw.",
  ],
  [/^The upload broke off before the file was whole\.$/, "Het uploaden brak af voor het bestand volledig was."],
  [
    /^You are uploading (\d+) files already\. Send the next when one is done\.$/,
    "U uploadt al $1 bestanden. Stuur het volgende wanneer er een klaar is.",
  ],
  [
    /^You have uploaded (\d+) files that nothing uses\. Save what they are for, or wait: a day later they are removed\.$/,
    "U hebt $1 bestanden geüpload die nergens gebruikt worden. Sla op waarvoor ze bedoeld zijn, of wacht: een dag later worden ze verwijderd.",
  ],
  [
    /^The server is receiving as many files as it can\. Try again in a few seconds\.$/,
    "De server ontvangt zoveel bestanden als hij aankan. Probeer het over enkele seconden opnieuw.",
  ],
  [
    /^Only admins replace files, and members those that they brought and that only their own page uses\.$/,
    "Alleen redacteurs en beheerders vervangen bestanden; leden enkel die ze zelf stuurden en die alleen hun eigen pagina gebruikt.",
  ],
  [/^There is no such file\.$/, "Dit bestand bestaat niet."],
  [/^The file is missing from the server's disk\.$/, "Het bestand ontbreekt op de schijf van de server."],
  [/^What the file was for has been deleted meanwhile\.$/, "Waarvoor het bestand bedoeld was, is intussen verwijderd."],
  [
    /^It was changed since it was read, and is at revision (\S+) now\. Read it again and repeat the change on that\.$/,
    "Het item is intussen gewijzigd. Laad het opnieuw en doe de wijziging opnieuw.",
  ],
  [/^The event would never take place: no day fits this rule\.$/, "De activiteit zou nooit plaatsvinden: geen dag past bij deze regel."],
  [
    /^Somebody has changed this event already\. Look at it in the agenda\.$/,
    "Iemand heeft deze activiteit al gewijzigd. Bekijk ze in de agenda.",
  ],
  [
    /^Somebody has changed these events since, so that the change can't be taken back\.$/,
    "Iemand heeft deze activiteiten sindsdien gewijzigd: de wijziging kan niet meer ongedaan worden gemaakt.",
  ],
  [
    /^The series no longer takes place then: somebody has moved or ended it\. Begin the change again in the agenda\.$/,
    "De reeks vindt dan niet meer plaats: iemand heeft ze verplaatst of beëindigd. Begin de wijziging opnieuw in de agenda.",
  ],
  [
    /^(?:The current user is not allowed to|The '.+' permission is required|The following permissions are required:|Users can only|Only its own user|This is for who is signed in).*$/,
    "U mag dit niet doen.",
  ],
  [
    /^Only contributors and administrators see how the site is published\.$/,
    "Alleen redacteurs en beheerders zien hoe de site wordt gepubliceerd.",
  ],
  [
    /^The server's disk is nearly full, so it takes no files\. Texts can be saved\. Try again when the operator has made room\.$/,
    "De schijf van de server is bijna vol, daarom neemt hij geen bestanden meer aan. Teksten kunnen wel worden opgeslagen. Probeer het opnieuw wanneer de beheerder plaats heeft gemaakt.",
  ],
  [
    /^The server's disk is full, so nothing was stored\. Try again when the operator has made room\.$/,
    "De schijf van de server is vol, er is niets opgeslagen. Probeer het opnieuw wanneer de beheerder plaats heeft gemaakt.",
  ],
  [
    /^This account has saved as much in an hour as the server takes\. Nothing is lost: save again later\.$/,
    "Dit account heeft in een uur zoveel opgeslagen als de server aanneemt. Er is niets verloren: sla het later opnieuw op.",
  ],
  [
    /^The server can't write to its disk, so nothing was stored\. Try again when the operator has fixed it\.$/,
    "De server kan niet naar zijn schijf schrijven, er is niets opgeslagen. Probeer het opnieuw wanneer de beheerder dat heeft hersteld.",
  ],
  [
    /^The server's disk doesn't answer as it should, so nothing was stored\. Try again later\.$/,
    "De schijf van de server antwoordt niet zoals het hoort, er is niets opgeslagen. Probeer het later opnieuw.",
  ],
  [
    /^Another program is writing to the database, so nothing was stored\. Try again in a moment\.$/,
    "Een ander programma schrijft naar de databank, er is niets opgeslagen. Probeer het zo meteen opnieuw.",
  ],
  [
    /^The server failed\. The operator finds the cause in its log under the request id (\S+)\.$/,
    "De server faalde. De beheerder vindt de oorzaak in het logboek onder het aanvraagnummer $1.",
  ],
  [
    /^The server failed\. The operator finds the cause in its log under the request id\.$/,
    "De server faalde. De beheerder vindt de oorzaak in het logboek.",
  ],
  [
    /^This server can't send mail: .+$/,
    "Deze server kan geen e-mails versturen. De beheerder moet het openbare adres van de site instellen.",
  ],
  [
    /^This day is still to come: give the day of today, or keep it a draft\.$/,
    "Deze dag moet nog komen: neem die van vandaag, of houd het als concept.",
  ],
  [
    /^This is still the text of the original: translate it, or keep it a draft\.$/,
    "Dit is nog de tekst van het origineel: vertaal die, of houd het als concept.",
  ],
]
