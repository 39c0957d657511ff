import type { DeskCase } from '../../../contract/desk.ts'
import type { OpenedCase } from '../opened-case.ts'
import { readEvidence } from '../read-evidence.ts'

/** What the owner agreed to and proved when they submitted a case, as the desk reads it. */
export const deskEvidence = ({ place, kase }: OpenedCase): DeskCase['assured'] =>
  readEvidence(place, kase).map((one) => {
    const { id, at, title, text, language = null, isReworded = false, how = null, picture } = one
    const file = picture && { id: picture.id, name: picture.name, mediaType: picture.mediaType, size: picture.size }
    return {
      id,
      at,
      title: title === '' ? id : title,
      text,
      language,
      reworded: isReworded,
      how,
      picture: file ?? null,
    }
  })
