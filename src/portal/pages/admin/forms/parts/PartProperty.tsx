import Button from '@mui/material/Button'
import ChevronRight from '@mui/icons-material/ChevronRight'
import { styled } from '@mui/material/styles'
import { setValue } from '../../../../../engine/editing/edits/values.ts'
import type { DeclaredPart } from '../../../../../engine/editing/parts/declared-parts.ts'
import type { PartPath } from '../../../../../engine/editing/parts/part-path.ts'
import { readableName } from '../../../../../engine/editing/parts/readable-name.ts'
import { isJsonArray, isJsonObject, ownValue } from '../../../../../engine/json/json.ts'
import type { JsonValue } from '../../../../../engine/json/json.ts'
import { useText } from '../../../../../renderer/texts/use-text.ts'
import { ColorProperty } from '../properties/ColorProperty.tsx'
import { FlagProperty } from '../properties/FlagProperty.tsx'
import { SelectProperty } from '../properties/SelectProperty.tsx'
import { TextProperty } from '../properties/TextProperty.tsx'
import { AssetProperty } from './AssetProperty.tsx'
import { partIds } from './part-paths.ts'

interface PartPropertyProps {
  readonly part: DeclaredPart
  /** What the part is a member of. */
  readonly value: JsonValue
  readonly path: PartPath
  readonly onOpen: (path: PartPath) => void
  readonly onSource: () => void
}

/** Longer texts have several lines. */
const longText = 60

/** One member of a part: typed, chosen, switched, or opened. */
export function PartProperty({ part, value, path, onOpen, onSource }: PartPropertyProps) {
  const text = useText()
  const { step, pointer, control, choices = [], isRequired, description } = part
  const label = readableName(step)
  const member = isJsonObject(value) ? ownValue(value, step) : undefined
  switch (control) {
    case 'text':
      return (
        <TextProperty
          label={label}
          {...(description !== undefined && { help: description })}
          pointer={pointer}
          mostLetters={5000}
          isLong={typeof member === 'string' && (member.length > longText || member.includes('\n'))}
          change={(typed) =>
            typed.trim() === '' && isRequired
              ? text('portal.editor.text-missing')
              : setValue(pointer, typed === '' ? undefined : typed)
          }
        />
      )
    case 'number':
      return (
        <TextProperty
          label={label}
          {...(description !== undefined && { help: description })}
          pointer={pointer}
          isNumber
          mostLetters={20}
          change={(typed) => {
            const number = Number(typed.trim())
            if (typed.trim() === '')
              return isRequired ? text('portal.editor.number-wrong') : setValue(pointer, undefined)
            return Number.isFinite(number) ? setValue(pointer, number) : text('portal.editor.number-wrong')
          }}
        />
      )
    case 'color':
      return (
        <ColorProperty
          label={label}
          {...(description !== undefined && { help: description })}
          pointer={pointer}
          isRequired={isRequired}
        />
      )
    case 'asset':
      return <AssetProperty label={label} part={part} value={member} />
    case 'flag':
    case 'mark':
      return (
        <FlagProperty
          label={label}
          help={description ?? ''}
          pointer={pointer}
          change={(isOn) => setValue(pointer, isOn || (control === 'flag' ? false : undefined))}
        />
      )
    case 'choice':
      return (
        <SelectProperty
          label={label}
          help={description ?? ''}
          pointer={pointer}
          change={(chosen) =>
            setValue(
              pointer,
              choices.find((choice) => String(choice) === chosen),
            )
          }
          options={[
            ...(isRequired ? [] : [{ value: '', label: '–' }]),
            ...choices.map((choice) => ({ value: String(choice), label: readableName(String(choice)) })),
          ]}
        />
      )
    case 'inside':
      return (
        <Open id={partIds(path).open} type="button" onClick={() => onOpen(path)}>
          <span>{label}</span>
          {isJsonArray(member) && <small>{member.length}</small>}
          <ChevronRight fontSize="small" />
        </Open>
      )
    case 'source':
      return (
        <div>
          <span>{label}</span>{' '}
          <Button size="small" onClick={onSource} aria-label={text('portal.editor.as-source-of', { property: label })}>
            {text('portal.editor.as-source')}
          </Button>
        </div>
      )
  }
}

const Open = styled('button')(({ theme }) => ({
  ...theme.typography.body1,
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1),
  minHeight: 44,
  padding: theme.spacing(1, 1.5),
  border: '1px solid var(--mui-palette-divider)',
  borderRadius: 8,
  background: 'none',
  color: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  '& > span': { flex: 1, minWidth: 0 },
  '& small': { color: 'var(--mui-palette-text-secondary)' },
  '&:hover': { background: 'var(--mui-palette-action-hover)' },
}))
