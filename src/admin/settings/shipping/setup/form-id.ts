/** Id of the form that the page's main button submits. */
export const FORM = "location-setup"
