import { isJsonArray } from '../../../src/engine/json/json.ts'
import type { JsonValue } from '../../../src/engine/json/json.ts'
import { getAt } from '../../../src/engine/json/pointer.ts'
import { objectIn } from '../answers.ts'
import type { TestClient } from '../test-client.ts'

/** The titles of the actions that the newest of somebody's own cases of a type allows. */
export async function ownActions(client: TestClient, type: string): Promise<readonly (JsonValue | undefined)[]> {
  const actions = getAt(objectIn(await client.get(`cases/${type}/own`)), '/items/0/actions')
  return isJsonArray(actions) ? actions.map((action) => getAt(action, '/title')) : []
}

/** What the newest of somebody's own cases of a type has them pay: what, how much, and the page that follows. */
export async function ownPayment(client: TestClient, type: string): Promise<JsonValue | undefined> {
  const actions = getAt(objectIn(await client.get(`cases/${type}/own`)), '/items/0/actions')
  return isJsonArray(actions)
    ? actions.map((action) => getAt(action, '/pay')).find((pay) => pay !== undefined)
    : undefined
}
