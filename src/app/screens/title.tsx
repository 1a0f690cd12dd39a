import { useLocation } from "@reach/router"
import { Helmet } from "react-helmet"

type TitleProps = { readonly title: string }

/** The title of what a screen shows. Gatsby sets a page's own title anew at each move, so this one is said again after it. */
export function Title({ title }: TitleProps) {
  const { key = "" } = useLocation()
  return <Helmet key={key} titleTemplate="%s - G30" title={title} />
}
