import { expect, type Page } from "@playwright/test"

/** Runs in the page. Tells whether some database of the browser holds a text. */
async function isStored(text: string): Promise<boolean> {
  const answer = <T>(request: IDBRequest<T>) =>
    new Promise<T>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result)
      request.onerror = () => reject(new Error("The database doesn't answer."))
    })
  let isFound = false
  for (const { name = "" } of await indexedDB.databases()) {
    const database = await answer(indexedDB.open(name))
    for (const table of database.objectStoreNames) {
      const rows = await answer(database.transaction(table).objectStore(table).getAll())
      isFound ||= JSON.stringify(rows).includes(text)
    }
    database.close()
  }
  return isFound
}

/** Waits until the browser keeps a draft with this text. */
export async function expectDraft(page: Page, text: string): Promise<void> {
  await expect.poll(() => page.evaluate(isStored, text)).toBe(true)
}
