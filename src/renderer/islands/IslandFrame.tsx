import { ADDITIONAL_PROPERTY_FLAG, buttonId, getUiOptions, TranslatableString } from '@rjsf/utils'
import type { FieldErrorProps, FieldHelpProps, FieldTemplateProps, WrapIfAdditionalTemplateProps } from '@rjsf/utils'
import { errorId, helpId } from '@rjsf/utils'

/** A field of an island, with the parts of our own fields (`FieldFrame`). */
export function IslandFrame(props: FieldTemplateProps) {
  const { id, label, children, errors, help, description, hidden, required, displayLabel, uiSchema } = props
  if (hidden === true) return <div hidden>{children}</div>
  const options = getUiOptions(uiSchema)
  const isGroup = options.widget === 'radio' || options.widget === 'checkboxes'
  const hasLabel = displayLabel === true && options.widget !== 'checkbox' && label !== ''
  return (
    <IslandProperty {...props}>
      {hasLabel && (
        <label className="rg-label" {...(isGroup ? { id: `${id}-label` } : { htmlFor: id })}>
          {label}
          {required === true && <RequiredMark />}
        </label>
      )}
      {displayLabel === true && description}
      {isGroup && hasLabel ? <fieldset aria-labelledby={`${id}-label`}>{children}</fieldset> : children}
      {help}
      {errors}
    </IslandProperty>
  )
}

export const RequiredMark = () => (
  <span className="rg-required" aria-hidden="true">
    {' *'}
  </span>
)

/** A property that people name themselves has a field for its name, and a button that removes it. */
export function IslandProperty(props: WrapIfAdditionalTemplateProps) {
  const { id, label, disabled, readonly, schema, rawErrors = [], children, registry, uiSchema } = props
  const field = rawErrors.length > 0 ? 'rg-field rg-field-wrong' : 'rg-field'
  if (!(ADDITIONAL_PROPERTY_FLAG in schema)) return <div className={field}>{children}</div>
  const { RemoveButton } = registry.templates.ButtonTemplates
  const isFixed = disabled || readonly
  return (
    <div className="rg-row">
      <div className="rg-row-fields rg-pair">
        <div className="rg-field">
          <label className="rg-label" htmlFor={`${id}-key`}>
            {registry.translateString(TranslatableString.KeyLabel, [label])}
          </label>
          <input
            className="rg-control"
            type="text"
            id={`${id}-key`}
            defaultValue={label}
            disabled={isFixed}
            onBlur={props.onKeyRenameBlur}
          />
        </div>
        <div className={field}>{children}</div>
      </div>
      <div className="rg-row-actions">
        <RemoveButton
          id={buttonId(id, 'remove')}
          disabled={isFixed}
          onClick={props.onRemoveProperty}
          uiSchema={uiSchema}
          registry={registry}
        />
      </div>
    </div>
  )
}

export function IslandErrors({ errors = [], fieldPathId }: FieldErrorProps) {
  if (errors.length === 0) return null
  return (
    <p className="rg-error" id={errorId(fieldPathId)}>
      {errors.map((error, nth) => (
        <span key={nth}>{error}</span>
      ))}
    </p>
  )
}

export function IslandHelp({ help, fieldPathId }: FieldHelpProps) {
  if (help === undefined || help === '') return null
  return (
    <p className="rg-help" id={helpId(fieldPathId)}>
      {help}
    </p>
  )
}
