import { answerTexts } from '../../contract/declared-answers.ts'
import { followGender } from '../members/words/follow-gender.ts'
import { refereeSection } from '../referees/referee-section.ts'
import { revokeWhenChanged, revokeWhenRemoved } from '../referees/revoke-when-changed.ts'
import type { RecordListener, RecordListeners } from '../sections/record-listener.ts'

const textOfBio = answerTexts<'sections/bio'>()

const genderFollows: RecordListener = {
  changed: async (tx, { user }, row) => {
    await followGender(tx, { userId: user.id, gender: textOfBio(row.answers, 'Gender') })
    return row
  },
  removed: async (tx, { user }) => followGender(tx, { userId: user.id, gender: '' }),
}

/** Further effects of changes to these sections' records. Passed down, so that sections do not depend on referees. */
export const recordListeners: RecordListeners = new Map([
  [refereeSection, { changed: revokeWhenChanged, removed: revokeWhenRemoved }],
  ['sections/bio', genderFollows],
])
