import type { Surroundings } from '../../../src/engine/check/subject/checked-document.ts'
import { buildReferenceLists } from '../../../src/engine/validation/reference-lists.ts'

/** An organisation with nothing that a document may refer to. */
export const noSurroundings: Surroundings = {
  documents: new Map(),
  widgets: new Map(),
  named: new Map(),
  lists: buildReferenceLists(new Map()),
  roles: [],
}
