import { CheckboxWidget } from './CheckboxWidget.tsx'
import { HiddenWidget } from './HiddenWidget.tsx'
import { NativeSelectWidget } from './NativeSelectWidget.tsx'
import { NumberWidget } from './NumberWidget.tsx'
import { TextareaWidget } from './TextareaWidget.tsx'
import { TextWidget } from './TextWidget.tsx'
import type { WidgetDefinition } from './widget-props.ts'

/**
 * Every widget by the name that `ui:widget` says. A rich one is `lazy(() => import(…))`, so that a form loads only what it
 * shows. A new widget is its component and one entry here.
 */
export const widgetRecord = {
  text: { component: TextWidget, types: ['string'], binding: 'store', frame: 'control' },
  email: { component: TextWidget, types: ['string'], binding: 'store', frame: 'control' },
  password: { component: TextWidget, types: ['string'], binding: 'store', frame: 'control' },
  textarea: { component: TextareaWidget, types: ['string'], binding: 'store', frame: 'control' },
  number: { component: NumberWidget, types: ['number', 'integer'], binding: 'store', frame: 'control' },
  checkbox: { component: CheckboxWidget, types: ['boolean'], binding: 'store', frame: 'bare' },
  'native-select': {
    component: NativeSelectWidget,
    types: ['string', 'number', 'integer', 'boolean'],
    binding: 'store',
    frame: 'control',
  },
  hidden: {
    component: HiddenWidget,
    types: ['string', 'number', 'integer', 'boolean', 'object', 'array'],
    binding: 'store',
    frame: 'none',
  },
} satisfies Readonly<Record<string, WidgetDefinition>>
