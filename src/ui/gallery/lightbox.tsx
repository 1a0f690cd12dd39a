import { useEffect, useRef, useState, type KeyboardEvent, type TouchEvent } from "react"
import { Button } from "#ui/controls/button.tsx"
import { Dimension } from "#ui/text/dimension.tsx"
import { cross, Icon } from "#ui/pictures/icon.tsx"
import * as styles from "./lightbox.module.css"
import { MissingPicture } from "#ui/pictures/missing-picture.tsx"
import { words } from "#lib/strings/words.ts"

const chevronLeft = "m12 5-5 5 5 5"
const chevronRight = "m8 5 5 5-5 5"

/** Pixels that a finger must move to turn the page. */
const SWIPE = 40

export type LightboxProps = {
  readonly pictures: readonly Queries.PictureFragment[]
  readonly start: number
  readonly lang: string | undefined
  readonly onClose: () => void
}

/** Arrows and swipes turn pages; Escape closes, and the browser returns the focus. */
export function Lightbox({ pictures, start, lang, onClose }: LightboxProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [index, setIndex] = useState(start)
  useEffect(() => dialog.current?.showModal(), [])
  const turn = (step: number) => setIndex((index + step + pictures.length) % pictures.length)
  const swipe = useSwipe(turn)
  const turnByKey = ({ key }: KeyboardEvent) => {
    if (key === "ArrowLeft") turn(-1)
    if (key === "ArrowRight") turn(1)
  }
  const picture = pictures[index]
  if (!picture) return null
  return (
    <dialog ref={dialog} className={styles.lightbox} aria-label={words.lightbox.title} onClose={onClose} onKeyDown={turnByKey} {...swipe}>
      <Bar position={pictures.length > 1 && words.lightbox.position(index + 1, pictures.length)} onClose={() => dialog.current?.close()} />
      <div className={styles.stage}>
        <LargePicture key={index} picture={picture} />
        {pictures.length > 1 && <TurnButtons onTurn={turn} />}
      </div>
      <p className={styles.caption} lang={lang}>
        {picture.title}
      </p>
    </dialog>
  )
}

function Bar({ position, onClose }: { readonly position: string | false; readonly onClose: () => void }) {
  return (
    <div className={styles.bar}>
      {position && (
        <Dimension align="start" role="status" className={styles.position}>
          {position}
        </Dimension>
      )}
      <span className={styles.close}>
        <Button size="icon" aria-label={words.lightbox.close} onClick={onClose}>
          <Icon path={cross} size="large" />
        </Button>
      </span>
    </div>
  )
}

const turns = () => [
  { step: -1, path: chevronLeft, label: words.lightbox.previous, className: styles.previous },
  { step: 1, path: chevronRight, label: words.lightbox.next, className: styles.next },
]

function TurnButtons({ onTurn }: { readonly onTurn: (step: number) => void }) {
  return turns().map(({ step, path, label, className }) => (
    <span key={step} className={className}>
      <Button size="icon" aria-label={label} onClick={() => onTurn(step)}>
        <Icon path={path} size="large" />
      </Button>
    </span>
  ))
}

function LargePicture({ picture }: { readonly picture: Queries.PictureFragment }) {
  const [isBroken, setIsBroken] = useState(false)
  const image = picture.file?.childImageSharp?.gatsbyImageData.images
  if (!image?.fallback || isBroken) return <MissingPicture alt={picture.alt} className={styles.picture} />
  return (
    <span className={styles.picture}>
      <img
        className={styles.image}
        alt={picture.alt}
        width={picture.width}
        height={picture.height}
        sizes="100vw"
        srcSet={image.fallback.srcSet}
        src={image.fallback.src}
        onError={() => setIsBroken(true)}
      />
    </span>
  )
}

function useSwipe(turn: (step: number) => void) {
  const from = useRef<number>()
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      // Two fingers zoom; they don't turn.
      from.current = touches.length === 1 ? touches[0]?.clientX : undefined
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const moved = (changedTouches[0]?.clientX ?? 0) - (from.current ?? NaN)
      if (Math.abs(moved) > SWIPE) turn(moved < 0 ? 1 : -1)
    },
  }
}
