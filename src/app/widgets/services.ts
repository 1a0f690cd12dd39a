import { createContext, useContext } from "react"
import type { ResourceType } from "#contract/fields.ts"
import type { ReferenceValue } from "#app/resources/values.ts"
import type { Outcome } from "#lib/session/problem.ts"

/** What the controls of a form ask the back end. */
export type EditorServices = {
  readonly search: (type: ResourceType, text: string) => Promise<Outcome<readonly ReferenceValue[]>>
  /** Whether the user may make an item of this type, such as a new tag. */
  readonly mayCreate: (type: ResourceType) => boolean
  /** Who has an address of the site, drafts too; null where nobody has. */
  readonly ownerOf: (path: string) => Promise<Outcome<AddressOwner | null>>
}

export type AddressOwner = { readonly id: string; readonly label: string; readonly isFormer: boolean }

const ServicesContext = createContext<EditorServices | null>(null)

export const EditorServicesProvider = ServicesContext.Provider

export function useEditorServices(): EditorServices {
  const services = useContext(ServicesContext)
  if (services === null) throw new Error("A control of the editor stands outside of its form.")
  return services
}
