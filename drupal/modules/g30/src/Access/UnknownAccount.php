<?php

declare(strict_types=1);

namespace Drupal\g30\Access;

use Drupal\Core\ParamConverter\ParamNotConvertedException;
use Drupal\Core\Session\AccountInterface;
use Symfony\Component\EventDispatcher\EventSubscriberInterface;
use Symfony\Component\HttpKernel\Event\ExceptionEvent;
use Symfony\Component\HttpKernel\Exception\AccessDeniedHttpException;
use Symfony\Component\HttpKernel\KernelEvents;

/** The answer for an unknown account doesn't tell which accounts exist. */
final class UnknownAccount implements EventSubscriberInterface {
  public function __construct(private readonly AccountInterface $currentUser) {}

  public static function getSubscribedEvents(): array {
    // Before ParamConversionEnhancer makes a 404 of it.
    return [KernelEvents::EXCEPTION => [['refuse', 100]]];
  }

  public function refuse(ExceptionEvent $event): void {
    $exception = $event->getThrowable();
    $isUser = $exception instanceof ParamNotConvertedException && array_key_exists('user', $exception->getRawParameters());
    if ($isUser && !$this->currentUser->hasPermission('administer users')) {
      $event->setThrowable(new AccessDeniedHttpException(AccountAccess::REFUSAL, $exception));
    }
  }
}
