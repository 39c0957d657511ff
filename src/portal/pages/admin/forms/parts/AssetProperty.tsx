import { useState } from 'react'
import { isUploadedPicture } from '../../../../../engine/document/uploaded-picture.ts'
import { setValue } from '../../../../../engine/editing/edits/values.ts'
import type { DeclaredPart } from '../../../../../engine/editing/parts/declared-parts.ts'
import type { JsonValue } from '../../../../../engine/json/json.ts'
import { useText } from '../../../../../renderer/texts/use-text.ts'
import { SelectProperty } from '../properties/SelectProperty.tsx'
import { useEdited } from '../session/editing-context.ts'
import { LogoElsewhere } from './LogoElsewhere.tsx'
import { UploadPicture } from './UploadPicture.tsx'
import type { Uploaded } from './UploadPicture.tsx'

interface AssetPropertyProps {
  readonly label: string
  readonly part: DeclaredPart
  /** The path of the file in the organisation's folder. */
  readonly value: JsonValue | undefined
}

/** One of the organisation's files, such as its logo, among those of the wanted kind; a picture may be uploaded. */
export function AssetProperty({ label, part, value }: AssetPropertyProps) {
  const text = useText()
  const { form } = useEdited()
  const [uploaded, setUploaded] = useState<Uploaded>()
  const { pointer, pattern = '', description = '', isRequired } = part
  const wanted = new RegExp(pattern, 'u')
  const uploads = [...(uploaded ? [uploaded] : []), ...(form.uploads ?? [])]
  const paths = new Set([...(form.files ?? []), ...uploads.map(({ path }) => path)])
  const found = [...paths].filter((file) => wanted.test(file))
  // A file of an earlier release stays shown until another one is chosen.
  const files = typeof value === 'string' && !found.includes(value) ? [value, ...found] : found
  const labelOf = (file: string): string =>
    uploads.find(({ path }) => path === file)?.name ??
    (isUploadedPicture(file) ? text('portal.brand-picture.uploaded') : file.replace(/^assets\//, ''))
  return (
    <div>
      <SelectProperty
        label={label}
        help={description}
        pointer={pointer}
        change={(chosen) => setValue(pointer, chosen === '' ? undefined : chosen)}
        options={[
          ...(isRequired ? [] : [{ value: '', label: '–' }]),
          ...files.map((file) => ({ value: file, label: labelOf(file) })),
        ]}
      />
      {wanted.test('assets/picture.png') && (
        <UploadPicture label={label} pointer={pointer} wanted={wanted} onUploaded={setUploaded} />
      )}
      {pointer === '/theme/logo' && <LogoElsewhere />}
    </div>
  )
}
