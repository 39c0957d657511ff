import type { JsonObject } from '../../../../engine/json/json.ts'
import { AnswerList, isFilled } from '../../AnswerList.tsx'
import { useCaseDocument } from '../../use-case-document.ts'
import { useReadParts } from '../../use-read-parts.ts'

interface ReviewedAnswersProps {
  readonly type: string
  readonly answers: JsonObject
}

/** What somebody chose and filled in, as it is read before it is sent. Suspends until the lists are loaded. */
export function ReviewedAnswers({ type, answers }: ReviewedAnswersProps) {
  const read = useReadParts(useCaseDocument(type))
  const filled = read(answers).filter(isFilled)
  return filled.length === 0 ? null : <AnswerList answers={filled} />
}
