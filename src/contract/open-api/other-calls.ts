import type { ReferenceList } from '../../engine/document/reference-list.ts'
import type { JsonObject } from '../../engine/json/json.ts'
import { filePath } from '../file-transfer.ts'
import { Disclaimer, ListItems, MembershipCategory } from '../reference-data.ts'
import { referenceListPaths } from '../reference-paths.ts'
import { answerSchema, plainSchema, successOf } from './contract-schemas.ts'
import type { DeclaredApi } from './declared-api.ts'
import type { DescribedCall } from './described-call.ts'
import { json } from './described-call.ts'

/** Where the OpenAPI document itself is served, below the API base. */
export const openApiPath = 'openapi.json'

/** Calls that are no rows of calls.ts: the reference lists under paths of their own, stored files, and the document. */
export function describeOtherCalls(api: DeclaredApi): readonly DescribedCall[] {
  return [...describeLists(api), storedFile, document]
}

/** What the items of some lists are known to have; a list may declare more. */
const itemShapes: ReadonlyMap<string, JsonObject> = new Map([
  ['membership-categories', plainSchema(MembershipCategory)],
  ['disclaimers', plainSchema(Disclaimer)],
])

function describeLists({ lists }: DeclaredApi): readonly DescribedCall[] {
  return Object.entries(referenceListPaths).map(([path, name]) => ({
    id: `lists.${name}`,
    method: 'GET',
    path,
    tag: 'Reference',
    summary: `The list ${name}`,
    session: false,
    content: { [json]: successOf(itemsOf(name, lists.get(name))) },
    cached: true,
    refusals: [],
  }))
}

function itemsOf(name: string, list: ReferenceList | undefined): JsonObject {
  if (!list) return answerSchema(ListItems)
  const shape = itemShapes.get(name) ?? { type: 'object', required: [list.key, list.label] }
  return { type: 'array', items: { ...shape, additionalProperties: true } }
}

const storedFile: DescribedCall = {
  id: 'file',
  method: 'GET',
  path: filePath(':id'),
  tag: 'Profile',
  summary: 'The bytes of a stored file, for whoever may see the record that it belongs to',
  session: true,
  cached: true,
  content: { '*/*': {} },
  refusals: ['not-found'],
}

const document: DescribedCall = {
  id: 'openApi',
  method: 'GET',
  path: openApiPath,
  tag: 'Document',
  summary: 'This document',
  session: false,
  content: { [json]: { type: 'object', required: ['openapi', 'info', 'paths'] } },
  cached: true,
  refusals: [],
}
