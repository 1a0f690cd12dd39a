<?php

declare(strict_types=1);

namespace Drupal\g30\Router;

use Symfony\Component\EventDispatcher\EventSubscriberInterface;
use Symfony\Component\HttpKernel\Event\ResponseEvent;
use Symfony\Component\HttpKernel\KernelEvents;

/**
 * Answers `/router/translate-path?quiet=1` with a 200 where there is nothing.
 *
 * Browsers log each answer from 400 up as an error, and whether an address is
 * free is no error.
 */
final class QuietTranslation implements EventSubscriberInterface {
  /** Its path has the prefix of a language before it. */
  private const ROUTE = 'decoupled_router.path_translation';

  public function onResponse(ResponseEvent $event): void {
    $request = $event->getRequest();
    $is_asked = $event->isMainRequest() && $request->attributes->get('_route') === self::ROUTE && $request->query->get('quiet') === '1';
    $status = $event->getResponse()->getStatusCode();
    if (!$is_asked || !in_array($status, [403, 404], TRUE)) {
      return;
    }
    $event->getResponse()->setStatusCode(200);
    if ($status === 404) {
      $event->getResponse()->setContent('null');
    }
  }

  public static function getSubscribedEvents(): array {
    // After the answer was cached (100), since not all requests ask for it.
    return [KernelEvents::RESPONSE => ['onResponse', -10]];
  }
}
