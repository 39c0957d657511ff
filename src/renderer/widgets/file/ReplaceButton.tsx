import { useText } from '../../texts/use-text.ts'
import { controlAttributes } from '../control/control-attributes.ts'
import type { FieldWidgetProps } from '../../store/widget-props.ts'
import type { FileRules } from './file-rules.ts'

export interface ReplaceButtonProps {
  readonly field: FieldWidgetProps
  readonly rules: FileRules
  readonly onFile: (file: File) => void
}

/** Chooses another file to replace the current one. */
export function ReplaceButton({ field, rules, onFile }: ReplaceButtonProps) {
  const text = useText()
  return (
    <label htmlFor={field.id}>
      {text('renderer.file.replace')}
      <input
        {...controlAttributes(field)}
        aria-label={text('renderer.file.replaceNamed', { field: field.label })}
        type="file"
        accept={rules.mediaTypes.join(',') || undefined}
        onChange={(event) => {
          const file = event.target.files?.[0]
          event.target.value = ''
          if (file) onFile(file)
        }}
        onBlur={() => field.onBlur(field.id, field.value)}
      />
    </label>
  )
}
