/**
 * The style sheets of what a page shows before its script has come.
 *
 * Gatsby puts the sheets of a page's own chunk into its HTML, not those of chunks that come later.
 */
import "#ui/field.module.css"
import "#ui/form.module.css"
import "#ui/password-field.module.css"
import "./auth-title.module.css"
import "./link-row.module.css"
import "./password-strength.module.css"
