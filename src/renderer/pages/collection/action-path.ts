import { ownValue } from '../../../engine/json/json.ts'
import { answerText } from '../../widgets/answer-text.ts'
import type { OpenAction } from './collection-props.ts'

/** Where a row's action leads: its path, with `{Field}` replaced by what the record says there. */
export function actionPath({ action, record = {} }: OpenAction): string {
  return (action.path ?? '').replaceAll(/\{(\w+)\}/g, (_place, field: string) =>
    encodeURIComponent(answerText(ownValue(record, field))),
  )
}
