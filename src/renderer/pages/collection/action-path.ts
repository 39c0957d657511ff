import { ownValue } from '../../../engine/json/json.ts'
import { answerText } from '../../widgets/answer-text.ts'
import type { OpenAction } from './collection-props.ts'

/** The path of a row's action, with `{Field}` replaced by the record's answer. */
export function actionPath({ action, record = {} }: OpenAction): string {
  return (action.path ?? '').replaceAll(/\{(\w+)\}/g, (_place, field: string) =>
    encodeURIComponent(answerText(ownValue(record, field))),
  )
}
