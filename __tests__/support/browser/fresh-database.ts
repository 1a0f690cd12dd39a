/** IndexedDB, which jsdom lacks, without the entries of other tests. */
import "fake-indexeddb/auto"
import { IDBFactory } from "fake-indexeddb"

beforeEach(() => void Object.assign(globalThis, { indexedDB: new IDBFactory() }))
