<?php

declare(strict_types=1);

namespace Drupal\g30\Images;

use Drupal\image\ImageStyleInterface;
use Symfony\Component\EventDispatcher\EventSubscriberInterface;
use Symfony\Component\HttpKernel\Event\ControllerEvent;
use Symfony\Component\HttpKernel\KernelEvents;

/**
 * Makes small copies of pictures without a token in their address.
 *
 * The token keeps strangers from filling the disk with copies in many styles.
 * So it is left out for the four styles of the site alone.
 */
final class StyleToken implements EventSubscriberInterface {
  /** Those of contract/image-styles.ts. */
  private const STYLES = ['w200', 'w400', 'w800', 'w1600'];

  public function onController(ControllerEvent $event): void {
    $request = $event->getRequest();
    $style = $request->attributes->get('image_style');
    $is_ours = $style instanceof ImageStyleInterface && in_array($style->id(), self::STYLES, TRUE);
    $file = (string) $request->query->get('file', '');
    // A copy of a copy keeps its token.
    if (!$is_ours || $file === '' || str_starts_with(ltrim($file, '\/'), 'styles/') || $request->query->has('itok')) {
      return;
    }
    if ($request->attributes->get('_route') === 'image.style_public') {
      $request->query->set('itok', $style->getPathToken($request->attributes->get('scheme') . '://' . $file));
    }
  }

  public static function getSubscribedEvents(): array {
    return [KernelEvents::CONTROLLER => ['onController', 10]];
  }
}
