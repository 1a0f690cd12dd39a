import { kindOf } from "./content.ts"
import type { Langcode, ResourceType } from "./fields.ts"
import { defaultLanguage, splitLanguage } from "./languages.ts"
import type { ListedType } from "./redirect.ts"

export const jsonapiPath = "/jsonapi"
export const filesPath = "/sites/default/files"
export const redirectsPath = `${jsonapiPath}/redirect/redirect`
export const translatePath = "/router/translate-path"
export const healthPath = "/health"
export const tokenPath = "/oauth/token"
export const revokePath = "/oauth/revoke"
export const userInfoPath = "/oauth/userinfo"
export const lostPasswordPath = "/user/lost-password"
export const lostPasswordResetPath = "/user/lost-password-reset"
export const firstAdministratorPath = "/user/first-administrator"

export function collectionPath(type: ListedType): string {
  return `${jsonapiPath}/${type.replace("--", "/")}`
}

export function individualPath(type: ListedType, uuid: string): string {
  return `${collectionPath(type)}/${uuid}`
}

export function seriesChangePath(uuid: string): string {
  return `${individualPath("node--agenda", uuid)}/change`
}

export function fileContentPath(uuid: string): string {
  return `${individualPath("file--file", uuid)}/content`
}

export function userPath(uid: number | string): string {
  return `/user/${uid}?_format=json`
}

export function invitationPath(uid: number | string): string {
  return `/user/${uid}/invitation?_format=json`
}

export function userCalendarPath(uid: number | string): string {
  return `/user/${uid}/calendar?_format=json`
}

/** The token in the address replaces a sign-in. */
export function subscriptionPath(token: string): string {
  return `/calendar/${token}.ics`
}

/** POST adds a translation to an item, DELETE removes it. Drupal needs our module for this address. */
export function translationPath(type: ResourceType, uuid: string, language: Langcode): string {
  return `/api/translation/${kindOf(type).entityType}/${uuid}/${language}`
}

export function isApiPath(path: string): boolean {
  const { language, path: own } = splitLanguage(path)
  return isOfContent(own) || (language === defaultLanguage && isWithoutLanguage(path))
}

function isOfContent(path: string): boolean {
  return (
    /^\/(jsonapi|oauth|router|api)(\/|$)/.test(path) ||
    /^\/user\/(\d+(\/(invitation|calendar))?|lost-password[^/]*|first-administrator)$/.test(path)
  )
}

function isWithoutLanguage(path: string): boolean {
  return /^\/(sites\/default\/files|publishing|gatsby-fastbuilds|health|calendar)(\/|$)/.test(path)
}
