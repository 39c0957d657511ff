import { getUiOptions, TranslatableString } from '@rjsf/utils'
import type {
  ArrayFieldItemTemplateProps,
  DescriptionFieldProps,
  IconButtonProps,
  MultiSchemaFieldTemplateProps,
  TitleFieldProps,
} from '@rjsf/utils'
import { Description } from '../templates/Description.tsx'
import { RequiredMark } from './IslandFrame.tsx'

/** The heading of an object or a list of an island. */
export function IslandTitle({ id, title, required, optionalDataControl }: TitleFieldProps) {
  return (
    <legend className="rg-legend" id={id}>
      {title}
      {required === true && <RequiredMark />}
      {optionalDataControl}
    </legend>
  )
}

export function IslandDescription({ id, description, uiSchema, registry }: DescriptionFieldProps) {
  if (description === undefined || description === '') return null
  if (typeof description !== 'string') return <div className="rg-description">{description}</div>
  const { enableMarkdownInDescription } = getUiOptions(uiSchema, registry.globalUiOptions)
  const options = enableMarkdownInDescription === true ? { enableMarkdownInDescription } : {}
  return <Description id={id} text={description} options={options} />
}

/** One row of a list, as `ListRow` draws it. */
export function IslandRow({ children, buttonsProps, hasToolbar, registry }: ArrayFieldItemTemplateProps) {
  const { ArrayFieldItemButtonsTemplate: Buttons } = registry.templates
  return (
    <div className="rg-row">
      <div className="rg-row-fields">{children}</div>
      {hasToolbar && (
        <div className="rg-row-actions">
          <Buttons {...buttonsProps} />
        </div>
      )}
    </div>
  )
}

/** Which alternative is answered, and its fields. */
export const IslandAlternatives = ({ selector, optionSchemaField }: MultiSchemaFieldTemplateProps) => (
  <div className="rg-alternatives">
    {selector}
    {optionSchemaField}
  </div>
)

/** A button of a row with a sign, like those of our own lists. */
const signButton = (sign: string, name: TranslatableString) =>
  function SignButton({ id, disabled, onClick, registry }: IconButtonProps) {
    const label = registry.translateString(name)
    return (
      <button
        type="button"
        className="rg-row-action"
        id={id}
        disabled={disabled}
        aria-label={label}
        title={label}
        onClick={onClick}
      >
        <span aria-hidden="true">{sign}</span>
      </button>
    )
  }

function AddButton({ id, disabled, onClick, registry }: IconButtonProps) {
  return (
    <button type="button" className="rg-add" id={id} disabled={disabled} onClick={onClick}>
      <span aria-hidden="true">+</span> {registry.translateString(TranslatableString.AddItemButton)}
    </button>
  )
}

export const islandButtons = {
  AddButton,
  CopyButton: signButton('⧉', TranslatableString.CopyButton),
  MoveDownButton: signButton('↓', TranslatableString.MoveDownButton),
  MoveUpButton: signButton('↑', TranslatableString.MoveUpButton),
  RemoveButton: signButton('×', TranslatableString.RemoveButton),
}
