import type { AxiosRequestConfig, AxiosResponse } from "axios"
import * as v from "valibot"
import type { ResourceType } from "#contract/fields.ts"
import type { BackEnd } from "#dashboard/session/core/api.ts"
import { done, failed, type Outcome } from "#lib/session/problem.ts"
import { listDocument, oneDocument } from "./document.ts"
import type { Item } from "./item.ts"
import { itemOf } from "./to-item.ts"

export function answeredItem({ data }: AxiosResponse<unknown>, type: ResourceType): Item | null {
  const parsed = v.safeParse(oneDocument, data)
  return parsed.success ? itemOf(type, parsed.output.data, parsed.output.included) : null
}

/** The answer may be a list with one item. */
export async function readItem(backEnd: BackEnd, request: AxiosRequestConfig, type: ResourceType): Promise<Outcome<Item>> {
  try {
    const response = await backEnd.http.request<unknown>(request)
    const item = answeredItem(response, type) ?? listedItem(response, type)
    if (item === "none") return failed({ kind: "not-found", message: null })
    return item === null ? failed({ kind: "broken", message: null, status: response.status }) : done(item)
  } catch (error) {
    return failed(backEnd.explain(error))
  }
}

function listedItem({ data: document }: AxiosResponse<unknown>, type: ResourceType): Item | "none" | null {
  const parsed = v.safeParse(listDocument, document)
  if (!parsed.success) return null
  const [resource] = parsed.output.data
  return resource === undefined ? "none" : itemOf(type, resource, parsed.output.included)
}
