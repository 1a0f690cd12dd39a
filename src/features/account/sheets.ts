// Gatsby puts only the sheets of a page's own chunk into its HTML. Before its late chunk has come, the page needs these too.
import "#ui/field.module.css"
import "#ui/form.module.css"
import "#ui/password-field.module.css"
import "./auth-title.module.css"
import "./link-row.module.css"
import "./recovery/password-strength.module.css"
