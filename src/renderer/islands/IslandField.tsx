import Form from '@rjsf/core'
import type { IChangeEvent } from '@rjsf/core'
import { useMemo } from 'react'
import { parsePointer } from '../../engine/json/pointer.ts'
import { fieldId } from '../store/field-id.ts'
import { useFormScope } from '../store/form-scope.ts'
import type { FormFieldProps } from '../store/form-scope.ts'
import { useAnswer, useSource } from '../store/use-source.ts'
import { columnSpan } from '../templates/FieldFrame.tsx'
import { useText } from '../texts/use-text.ts'
import { IslandErrors, IslandFrame, IslandHelp, IslandProperty } from './IslandFrame.tsx'
import { IslandAlternatives, islandButtons, IslandDescription, IslandRow, IslandTitle } from './IslandParts.tsx'
import './island.css'
import { islandErrors } from './island-errors.ts'
import { answerIn, islandFormData, islandSchema } from './island-schema.ts'
import { islandValidator } from './island-validator.ts'
import { islandWords } from './island-words.ts'
import { pointersIn } from './pointers-in.ts'

/** The first choice is not preselected; fixed values of an alternative are filled in. */
const defaults = { constAsDefaults: 'skipOneOf' } as const

/** The parts of rjsf's fields, as our own fields have them. */
const templates = {
  FieldTemplate: IslandFrame,
  WrapIfAdditionalTemplate: IslandProperty,
  FieldErrorTemplate: IslandErrors,
  FieldHelpTemplate: IslandHelp,
  TitleFieldTemplate: IslandTitle,
  DescriptionFieldTemplate: IslandDescription,
  ArrayFieldItemTemplate: IslandRow,
  MultiSchemaFieldTemplate: IslandAlternatives,
  ButtonTemplates: islandButtons,
}

/** A bounded part of a form that rjsf's own fields render. Its answers and errors belong to the form. */
export function IslandField({ node, pointer }: FormFieldProps) {
  const { store, touch, idPrefix, readOnly } = useFormScope()
  const { visible, enabled, required } = useSource(store.stateSource(pointer))
  const answer = useAnswer(store, pointer)
  const issues = useSource(store.summary)
  const text = useText()
  const translate = useMemo(() => islandWords(text), [text])
  const { schema: root = {}, ui: rootUi = {} } = store.form.document
  const segments = parsePointer(pointer)
  const key = segments.at(-1)
  const island = useMemo(() => islandSchema(node, key, { root, rootUi }, required), [node, key, root, rootUi, required])
  const formData = useMemo(() => islandFormData(answer, key), [answer, key])
  const depth = Math.max(0, segments.length - 1)
  const errors = useMemo(() => islandErrors(issues, pointer, depth), [issues, pointer, depth])
  const outer = pointer.slice(0, pointer.lastIndexOf('/'))
  if (!visible) return null
  const leave = (id: string) => {
    const inside = [...pointersIn(store.value(pointer), pointer), ...store.wrongIn(pointer)]
    for (const at of new Set(inside)) if (fieldId(idPrefix, at) === id) touch(at)
  }
  return (
    <div className="rg-island" style={{ gridColumn: columnSpan(node.options['columns']) }}>
      <Form
        tagName="div"
        schema={island.schema}
        uiSchema={island.ui}
        formData={formData}
        validator={islandValidator}
        templates={templates}
        translateString={translate}
        extraErrors={errors}
        idPrefix={fieldId(idPrefix, outer)}
        readonly={readOnly}
        disabled={!enabled}
        showErrorList={false}
        noHtml5Validate
        experimental_defaultFormStateBehavior={defaults}
        onChange={({ formData: changed }: IChangeEvent) => store.change(pointer, answerIn(changed, key))}
        onBlur={leave}
      >
        <></>
      </Form>
    </div>
  )
}
