/** Shows the form of a new record as a step of a guided flow, which saves it and has the submit button. */
export interface FormFlow<Row, Body> {
  readonly formId: string
  readonly create: (body: Body) => Promise<Row>
}
