<?php

declare(strict_types=1);

namespace Drupal\g30\Refusal;

use Drupal\Component\Serialization\Json;
use Drupal\jsonapi\Exception\UnprocessableHttpEntityException;
use Symfony\Component\EventDispatcher\EventSubscriberInterface;
use Symfony\Component\HttpKernel\Event\ExceptionEvent;
use Symfony\Component\HttpKernel\Event\ResponseEvent;
use Symfony\Component\HttpKernel\Exception\PreconditionFailedHttpException;
use Symfony\Component\HttpKernel\KernelEvents;

/**
 * Core takes no normalizers of errors from other modules, so the errors of its
 * answer get the codes.
 */
final class CodedErrors implements EventSubscriberInterface {
  private const ATTRIBUTE = '_g30_refusal_codes';

  /** Notes the codes of what was thrown, in the order of core's errors. */
  public function onException(ExceptionEvent $event): void {
    $exception = $event->getThrowable();
    $metas = match (TRUE) {
      $exception instanceof UnprocessableHttpEntityException => $this->ofViolations($exception),
      $exception instanceof CodedRefusal => [['code' => $exception->refusal]],
      $exception instanceof PreconditionFailedHttpException => [$this->ofVersion($exception)],
      default => [],
    };
    $event->getRequest()->attributes->set(self::ATTRIBUTE, $metas);
  }

  public function onResponse(ResponseEvent $event): void {
    $metas = array_filter($event->getRequest()->attributes->get(self::ATTRIBUTE) ?? []);
    $document = $metas === [] ? NULL : Json::decode((string) $event->getResponse()->getContent());
    if (!is_array($document['errors'] ?? NULL)) {
      return;
    }
    foreach (array_intersect_key($metas, $document['errors']) as $index => $meta) {
      $document['errors'][$index]['meta'] = ($document['errors'][$index]['meta'] ?? []) + $meta;
    }
    $event->getResponse()->setContent(Json::encode($document));
  }

  public static function getSubscribedEvents(): array {
    // JSON:API answers an exception at -50, and writes its answer at 128.
    return [KernelEvents::EXCEPTION => 'onException', KernelEvents::RESPONSE => ['onResponse', 100]];
  }

  /** The codes of wrong content, for the `meta` of each error: those of the item, then those of each field. */
  private function ofViolations(UnprocessableHttpEntityException $exception): array {
    $violations = $exception->getViolations();
    $metas = [];
    foreach ($violations->getEntityViolations() as $violation) {
      $metas[] = RefusalCodes::of($violation, '');
    }
    foreach ($violations->getFieldNames() as $name) {
      $label = (string) $violations->getEntity()->get($name)->getFieldDefinition()->getLabel();
      foreach ($violations->getByField($name) as $violation) {
        $metas[] = RefusalCodes::of($violation, $label);
      }
    }
    return $metas;
  }

  /** The code, for the `meta` of the error, for a version that is no longer the present one. */
  private function ofVersion(PreconditionFailedHttpException $exception): array {
    $version = trim((string) ($exception->getHeaders()['ETag'] ?? ''), '"');
    return ['code' => 'changed', 'parameters' => ['version' => $version]];
  }
}
