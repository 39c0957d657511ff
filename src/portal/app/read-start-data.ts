import { startDataElement } from '../../contract/start-data.ts'
import type { StartData } from '../../contract/start-data.ts'
import { isJsonObject } from '../../engine/json/json.ts'

/** The start data that the server wrote into the page. Throws when it is missing or broken. */
export function readStartData(page: Document): StartData {
  const text = page.getElementById(startDataElement)?.textContent ?? ''
  const value: unknown = JSON.parse(text)
  if (!isStartData(value)) throw new Error('The page carries no start data')
  return value
}

/** We trust our own typed server; this only checks that the value is an object. */
function isStartData(value: unknown): value is StartData {
  return isJsonObject(value) && isJsonObject(value['tenant']) && isJsonObject(value['documents'])
}
