<?php

declare(strict_types=1);

namespace Drupal\g30\Translation;

use Drupal\Component\Serialization\Json;
use Drupal\content_translation\ContentTranslationManagerInterface;
use Drupal\Core\DependencyInjection\AutowireTrait;
use Drupal\Core\DependencyInjection\ContainerInjectionInterface;
use Drupal\Core\Entity\ContentEntityInterface;
use Drupal\Core\Entity\EntityPublishedInterface;
use Drupal\Core\Entity\EntityRepositoryInterface;
use Drupal\g30\Language\ReadingLanguage;
use Drupal\g30\Version\WriteGuard;
use Symfony\Component\HttpFoundation\JsonResponse;
use Symfony\Component\HttpFoundation\Request;
use Symfony\Component\HttpFoundation\Response;
use Symfony\Component\HttpKernel\Exception\AccessDeniedHttpException;
use Symfony\Component\HttpKernel\Exception\BadRequestHttpException;
use Symfony\Component\HttpKernel\Exception\ConflictHttpException;
use Symfony\Component\HttpKernel\Exception\NotFoundHttpException;
use Symfony\Component\HttpKernel\Exception\UnprocessableEntityHttpException;

/** Adds a translation to an item, and removes one, which JSON:API can't. */
final class TranslationController implements ContainerInjectionInterface {
  use AutowireTrait;

  public function __construct(
    private readonly EntityRepositoryInterface $entityRepository,
    private readonly ContentTranslationManagerInterface $manager,
    private readonly ReadingLanguage $languages,
    private readonly TranslationWriter $writer,
    private readonly WriteGuard $guard,
  ) {}

  /** Adds a draft, a copy of the original or an empty one. */
  public function add(Request $request, string $entity_type, string $uuid, string $langcode): Response {
    $entity = $this->item($request, 'create', $entity_type, $uuid, $langcode);
    $is_empty = $this->asksForEmpty($request);
    if ($entity->hasTranslation($langcode)) {
      throw new ConflictHttpException("The item has a translation in $langcode already. Change that one.");
    }
    if ($entity->getUntranslated()->language()->isLocked()) {
      throw new ConflictHttpException('The item has no language of its own, so it has no translations. Give it one first.');
    }
    $this->writer->add($entity, $langcode, $is_empty);
    return $this->answer($entity, new JsonResponse(['id' => $uuid, 'langcode' => $langcode], Response::HTTP_CREATED));
  }

  public function remove(Request $request, string $entity_type, string $uuid, string $langcode): Response {
    $entity = $this->item($request, 'delete', $entity_type, $uuid, $langcode);
    if (!$entity->hasTranslation($langcode)) {
      throw new NotFoundHttpException("The item has no translation in $langcode.");
    }
    if ($entity->getUntranslated()->language()->getId() === $langcode) {
      throw new ConflictHttpException("The item was written in $langcode, and its translations belong to that. Delete the item itself to remove all of them.");
    }
    $translation = $entity->getTranslation($langcode);
    if ($translation instanceof EntityPublishedInterface && $translation->isPublished() && !$translation->get('status')->access('edit')) {
      // Who may not unpublish a text may not remove it.
      throw new AccessDeniedHttpException('Visitors see this translation. Ask an administrator to remove it.');
    }
    $this->writer->remove($entity, $langcode);
    return $this->answer($entity, new Response(NULL, Response::HTTP_NO_CONTENT));
  }

  /** The item as it is now, if the user may change its translations. */
  private function item(Request $request, string $operation, string $entity_type, string $uuid, string $langcode): ContentEntityInterface {
    // Drupal then writes errors as JSON.
    $request->setRequestFormat('json');
    $entity = $this->entityRepository->loadEntityByUuid($entity_type, $uuid);
    if (!$entity instanceof ContentEntityInterface || !$this->manager->isEnabled($entity_type, $entity->bundle())) {
      throw new NotFoundHttpException('There is no such item.');
    }
    $handler = $this->manager->getTranslationHandler($entity_type);
    if (!$entity->access('update') || !$handler->getTranslationAccess($entity, $operation)->isAllowed()) {
      throw new AccessDeniedHttpException("You may not $operation translations of this item.");
    }
    if (!in_array($langcode, $this->languages->all(), TRUE)) {
      throw new UnprocessableEntityHttpException("The site has no language $langcode. It has " . implode(', ', $this->languages->all()) . '.');
    }
    $present = $this->guard->guard($request, $entity);
    assert($present instanceof ContentEntityInterface);
    return $present;
  }

  private function asksForEmpty(Request $request): bool {
    $body = trim((string) $request->getContent());
    $asked = $body === '' ? [] : Json::decode($body);
    if (!is_array($asked) || !is_bool($asked['empty'] ?? FALSE)) {
      throw new BadRequestHttpException('The body must be {} for a copy of the original, or {"empty": true}.');
    }
    return $asked['empty'] ?? FALSE;
  }

  private function answer(ContentEntityInterface $entity, Response $response): Response {
    $response->headers->set('ETag', "\"{$entity->getRevisionId()}\"");
    $response->headers->set('Cache-Control', 'must-revalidate, no-cache, private');
    return $response;
  }
}
