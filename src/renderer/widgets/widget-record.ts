import { lazy } from 'react'
import type { TypesByWidget } from '../../generated/types-by-widget.ts'
import { CheckboxWidget } from './CheckboxWidget.tsx'
import { HiddenWidget } from './HiddenWidget.tsx'
import { NativeSelectWidget } from './NativeSelectWidget.tsx'
import { NumberWidget } from './NumberWidget.tsx'
import { PasswordWidget } from './PasswordWidget.tsx'
import { TextareaWidget } from './TextareaWidget.tsx'
import { TextWidget } from './TextWidget.tsx'
import type { WidgetDefinition } from '../store/widget-props.ts'

const SelectWidget = lazy(async () => ({ default: (await import('./SelectWidget.tsx')).SelectWidget }))
const DateWidget = lazy(async () => ({ default: (await import('./DateWidget.tsx')).DateWidget }))
const MonthWidget = lazy(async () => ({ default: (await import('./MonthWidget.tsx')).MonthWidget }))
const DurationWidget = lazy(async () => ({ default: (await import('./DurationWidget.tsx')).DurationWidget }))
const QuantityWidget = lazy(async () => ({ default: (await import('./QuantityWidget.tsx')).QuantityWidget }))
const TimeWidget = lazy(async () => ({ default: (await import('./TimeWidget.tsx')).TimeWidget }))
const PhoneWidget = lazy(async () => ({ default: (await import('./PhoneWidget.tsx')).PhoneWidget }))
const FileWidget = lazy(async () => ({ default: (await import('./FileWidget.tsx')).FileWidget }))
const ImageWidget = lazy(async () => ({ default: (await import('./ImageWidget.tsx')).ImageWidget }))
const SignatureWidget = lazy(async () => ({ default: (await import('./SignatureWidget.tsx')).SignatureWidget }))
const RadioWidget = lazy(async () => ({ default: (await import('./RadioWidget.tsx')).RadioWidget }))
const CheckboxesWidget = lazy(async () => ({ default: (await import('./CheckboxesWidget.tsx')).CheckboxesWidget }))
const SwitchWidget = lazy(async () => ({ default: (await import('./SwitchWidget.tsx')).SwitchWidget }))
const ConsentWidget = lazy(async () => ({ default: (await import('./ConsentWidget.tsx')).ConsentWidget }))
const OneTimeCodeWidget = lazy(async () => ({ default: (await import('./OneTimeCodeWidget.tsx')).OneTimeCodeWidget }))
const MaskedWidget = lazy(async () => ({ default: (await import('./MaskedWidget.tsx')).MaskedWidget }))
const ChipsWidget = lazy(async () => ({ default: (await import('./ChipsWidget.tsx')).ChipsWidget }))
const SearchWidget = lazy(async () => ({ default: (await import('./SearchWidget.tsx')).SearchWidget }))
const LongTextView = lazy(async () => ({ default: (await import('./views/LongTextView.tsx')).LongTextView }))
const FileView = lazy(async () => ({ default: (await import('./views/FileView.tsx')).FileView }))
const ImageView = lazy(async () => ({ default: (await import('./views/ImageView.tsx')).ImageView }))

/**
 * Every widget by its name in `ui:widget`. A complex one is `lazy(() => import(…))`, so that a form loads only the
 * widgets that it shows. A new widget is its component, one entry here and one in schemas/meta/widgets.json; they must
 * agree.
 */
export const widgetRecord = {
  text: { component: TextWidget, types: ['string'], binding: 'store', frame: 'control' },
  email: { component: TextWidget, types: ['string'], binding: 'store', frame: 'control' },
  password: {
    component: PasswordWidget,
    types: ['string'],
    binding: 'value',
    frame: 'control',
    isSecret: true,
  },
  textarea: {
    component: TextareaWidget,
    types: ['string'],
    binding: 'store',
    frame: 'control',
    view: LongTextView,
  },
  number: { component: NumberWidget, types: ['number', 'integer'], binding: 'store', frame: 'control' },
  checkbox: { component: CheckboxWidget, types: ['boolean'], binding: 'store', frame: 'bare' },
  'native-select': {
    component: NativeSelectWidget,
    types: ['string', 'number', 'integer', 'boolean'],
    binding: 'store',
    frame: 'control',
  },
  select: {
    component: SelectWidget,
    types: ['string', 'number', 'integer', 'boolean'],
    binding: 'value',
    frame: 'control',
  },
  date: { component: DateWidget, types: ['string'], binding: 'value', frame: 'control' },
  month: { component: MonthWidget, types: ['string'], binding: 'value', frame: 'control' },
  duration: { component: DurationWidget, types: ['string'], binding: 'value', frame: 'group' },
  quantity: { component: QuantityWidget, types: ['number', 'integer'], binding: 'value', frame: 'control' },
  time: { component: TimeWidget, types: ['string'], binding: 'value', frame: 'control' },
  phone: { component: PhoneWidget, types: ['string'], binding: 'value', frame: 'control' },
  radio: {
    component: RadioWidget,
    types: ['string', 'number', 'integer', 'boolean'],
    binding: 'value',
    frame: 'group',
  },
  checkboxes: { component: CheckboxesWidget, types: ['array'], binding: 'value', frame: 'group' },
  chips: { component: ChipsWidget, types: ['array'], binding: 'value', frame: 'control' },
  switch: {
    component: SwitchWidget,
    types: ['boolean'],
    binding: 'value',
    frame: 'bare',
    height: '2.25rem',
  },
  consent: { component: ConsentWidget, types: ['boolean'], binding: 'value', frame: 'bare' },
  'one-time-code': {
    component: OneTimeCodeWidget,
    types: ['string'],
    binding: 'value',
    frame: 'control',
    height: '3.8125rem',
    isSecret: true,
  },
  masked: { component: MaskedWidget, types: ['string'], binding: 'value', frame: 'control' },
  file: {
    component: FileWidget,
    types: ['object'],
    binding: 'value',
    frame: 'control',
    view: FileView,
    height: '4.75rem',
  },
  image: {
    component: ImageWidget,
    types: ['object'],
    binding: 'value',
    frame: 'control',
    view: ImageView,
    height: '4.75rem',
  },
  signature: {
    component: SignatureWidget,
    types: ['object'],
    binding: 'value',
    frame: 'group',
    view: ImageView,
    height: '17.25rem',
  },
  search: { component: SearchWidget, types: ['string'], binding: 'value', frame: 'control' },
  hidden: {
    component: HiddenWidget,
    types: ['string', 'number', 'integer', 'boolean', 'object', 'array'],
    binding: 'store',
    frame: 'none',
  },
} satisfies {
  readonly [Name in keyof TypesByWidget]: WidgetDefinition & { readonly types: TypesByWidget[Name] }
}
