<?php

declare(strict_types=1);

namespace Drupal\g30\BuildHook;

use Symfony\Component\EventDispatcher\EventSubscriberInterface;
use Symfony\Component\HttpKernel\KernelEvents;

/**
 * Asks for a build when a request has its answer. A failed one is tried again.
 */
final class AfterAnswer implements EventSubscriberInterface {

  public function __construct(private readonly BuildHook $hook) {}

  /**
   * Asks for a build where something has changed.
   */
  public function onTerminate(): void {
    $this->hook->deliver();
  }

  /**
   * {@inheritdoc}
   */
  public static function getSubscribedEvents(): array {
    return [KernelEvents::TERMINATE => ['onTerminate', -100]];
  }

}
