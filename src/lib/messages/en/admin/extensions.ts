/** Parts of the back office that extensions fill. */
export const extensions = {
  notLoaded:
    "{count, plural, one {The extension “{names}” couldn’t be loaded} other {These extensions couldn’t be loaded: {names}}}",
  rest: "Everything else works as usual. Reload the page to try again.",
}
