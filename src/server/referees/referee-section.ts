import { answerTexts } from '../../contract/declared-answers.ts'

/** The section with the referees of a profile. */
export const refereeSection = 'sections/referees'

/** The text of a referee's field; empty when it is missing. */
export const refereeText = answerTexts<typeof refereeSection>()
