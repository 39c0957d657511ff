import { Form } from '@rjsf/mui'
import validator from '@rjsf/validator-ajv8'
import { useState } from 'react'
import { pastedDocument } from '../measured-form.ts'
import { fields, initialAnswers } from './measured-answers.ts'
import { show } from './show.tsx'

const { schema, ui } = pastedDocument(fields)

/** The form as rjsf's documentation writes it: state outside the form, validated while typing. */
function StockForm() {
  const [formData, setFormData] = useState<unknown>(() => initialAnswers)
  return (
    <Form
      schema={schema}
      uiSchema={ui}
      formData={formData}
      onChange={(event) => setFormData(event.formData)}
      validator={validator}
      liveValidate="onChange"
      showErrorList={false}
      noHtml5Validate
    />
  )
}

show(<StockForm />)
