import { useState } from "react"
import { Button } from "#ui/button.tsx"
import { Card } from "#ui/card.tsx"
import { Checkbox } from "#ui/checkbox.tsx"
import { Combobox, type ComboboxChoice, TagCombobox } from "#ui/combobox.tsx"
import { IconButton } from "#ui/icon-button.tsx"
import { QuantityStepper } from "#ui/quantity-stepper.tsx"
import { Radio } from "#ui/radio.tsx"
import { RadioCards } from "#ui/radio-cards.tsx"
import { Select } from "#ui/select.tsx"
import { Switch } from "#ui/switch.tsx"
import { NumberField, TextArea, TextField } from "#ui/text-field.tsx"
import { countries, deliveries, productChoices, text } from "./samples.ts"

const row = "flex flex-wrap items-center gap-3"

export function Controls() {
  return (
    <>
      <Card title={text.buttons}>
        <div className="grid gap-4">
          {(["lg", "md", "sm"] as const).map((size) => (
            <div key={size} className={row}>
              <Button variant="primary" size={size} icon="check">
                {text.save}
              </Button>
              <Button size={size} icon="plus">
                {text.add}
              </Button>
              <Button variant="quiet" size={size} iconEnd="chevronDown">
                {text.quiet}
              </Button>
              <Button variant="danger" size={size}>
                {text.remove}
              </Button>
              <Button variant="danger-quiet" size={size} icon="trash">
                {text.remove}
              </Button>
              <IconButton icon="edit" label={text.edit} size={size} />
            </div>
          ))}
          <div className={row}>
            <Button variant="primary" busy>
              {text.working}
            </Button>
            <Button busy>{text.working}</Button>
            <Button variant="primary" disabledReason={text.reason}>
              {text.save}
            </Button>
            <Button disabledReason={text.reason}>{text.secondary}</Button>
            <Button variant="primary" disabledReason={text.reason} reasonShown="below">
              {text.below}
            </Button>
            <IconButton icon="trash" label={text.remove} disabledReason={text.reason} />
          </div>
        </div>
      </Card>
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <Fields />
        <Choices />
      </div>
    </>
  )
}

function Fields() {
  const [quantity, setQuantity] = useState(3)
  return (
    <Card title={text.fields}>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField label={text.name} defaultValue="Ana Lindqvist" />
        <TextField label={text.company} optional placeholder={text.companyExample} />
        <TextField label={text.email} type="email" hint={text.emailHint} placeholder={text.emailExample} />
        <TextField label={text.email} type="email" defaultValue="ana.example.com" error={text.emailError} />
        <NumberField label={text.price} defaultValue="1,234.50" before="€" after={text.perUnit} />
        <Select label={text.country} options={countries} placeholder={text.choose} />
        <TextArea className="sm:col-span-2" label={text.note} />
        <QuantityStepper
          label={text.quantity}
          labelHidden={false}
          value={quantity}
          onChange={setQuantity}
          min={1}
          max={3}
          maxReason={text.atMost}
        />
        <TextField label={text.payLink} readOnly value="https://shop.example.com/pay/01J8" />
      </div>
    </Card>
  )
}

function Choices() {
  const [delivery, setDelivery] = useState<string>("standard")
  const [product, setProduct] = useState<ComboboxChoice | null>(productChoices[0] ?? null)
  const [products, setProducts] = useState<readonly ComboboxChoice[]>(productChoices.slice(0, 2))
  return (
    <Card title={text.choices}>
      <div className="grid gap-5">
        <RadioCards legend={text.delivery} options={deliveries} value={delivery} onChange={setDelivery} />
        <Checkbox label={text.terms} hint={text.termsHint} defaultChecked />
        <Checkbox label={text.terms} indeterminate />
        <fieldset className="flex flex-wrap gap-4">
          <legend className="sr-only">{text.delivery}</legend>
          {deliveries.map(({ value, label }) => (
            <Radio
              key={value}
              name="delivery"
              label={label}
              checked={value === delivery}
              onSelect={() => setDelivery(value)}
            />
          ))}
        </fieldset>
        <Switch label={text.active} hint={text.activeHint} defaultChecked />
        <Combobox label={text.product} options={productChoices} value={product} onChange={setProduct} />
        <TagCombobox
          label={text.products}
          placeholder={text.find}
          options={productChoices}
          value={products}
          onChange={setProducts}
        />
      </div>
    </Card>
  )
}
