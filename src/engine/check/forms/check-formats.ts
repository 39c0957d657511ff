import { mendName } from '../../document/mend-name.ts'
import { ownValue } from '../../json/json.ts'
import { formats } from '../../validation/formats.ts'
import type { CheckedDocument } from '../subject/checked-document.ts'
import type { Finding } from '../subject/finding.ts'
import { schemaNodes } from '../subject/form-nodes.ts'

/** Every format in the schema exists. */
export function checkFormats({ document }: CheckedDocument): readonly Finding[] {
  return schemaNodes(document).flatMap(({ pointer, schema }) => {
    const format = ownValue(schema, 'format')
    return typeof format !== 'string' || Object.hasOwn(formats, format)
      ? []
      : [
          {
            pointer: `${pointer}/format`,
            message: `There is no format "${format}".`,
            ...mendName(format, Object.keys(formats)),
          },
        ]
  })
}
